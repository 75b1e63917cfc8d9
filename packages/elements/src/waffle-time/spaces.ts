/** The spaces of a waffle: their places on the page and what lies there in words. */
import type { Point } from '@griddle/art';
import { spaceCentre } from '@griddle/art/waffle-time/geometry.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { BUTTER, fruitOn, hasCream, hasSyrup, readSpace, spaceName } from '@griddle/rules/waffle-time/waffle.js';
import type { Say } from '../core/table.js';

/** Places in rows from the upper left. */
export const WAFFLE_ROWS: readonly (readonly Place[])[] = [4, 3, 2, 1, 0].map((rank) =>
  [0, 1, 2, 3, 4].map((file) => spaceName(rank * 5 + file)),
);

/** The middle of the space of a place. */
export function middleOf(place: Place): Point {
  return spaceCentre(spaceOf(place));
}

export function spaceOf(place: Place): number {
  return readSpace(place, 0);
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
