/** The spaces of a waffle: their places on the page and what lies there in words. */
import type { Point } from '@griddle/art';
import { spaceCentre } from '@griddle/art/waffle-time/geometry.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { BUTTER, FILES, fruitOn, hasCream, hasSyrup } from '@griddle/rules/waffle-time/waffle.js';
import type { Say } from '../old-core/table.js';

/** Places in rows from the upper left. */
export const WAFFLE_ROWS: readonly (readonly Place[])[] = [5, 4, 3, 2, 1].map((rank) =>
  [...FILES].map((file) => `${file}${rank}`),
);

/** The middle of the space of a place. */
export function middleOf(place: Place): Point {
  return spaceCentre(spaceOf(place));
}

/** The space of a place, -1 for a place of another area. */
export function spaceOf(place: Place): number {
  return place.length === 2 ? FILES.indexOf(place.charAt(0)) + 5 * Number(place.charAt(1)) - 5 : -1;
}

/** What lies on a space, in words. */
export function contentWords(place: Place, content: number, say: Say): string {
  if (content === BUTTER) return say('space.waffle-time.butter', { place });
  const fruit = fruitOn(content);
  const name = fruit > 0 ? 'fruit' : hasCream(content) ? 'cream' : 'empty';
  const under = fruit > 0 && hasCream(content) ? '-cream' : '';
  const over = hasSyrup(content) ? '-syrup' : '';
  return say(`space.waffle-time.${name}${under}${over}`, { place, topping: TOPPINGS.charAt(fruit) });
}
