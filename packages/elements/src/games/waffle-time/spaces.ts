/** The spaces of a waffle: their positions, descriptions and marks. */
import { group, type Point } from '@griddle/art';
import * as spots from '@griddle/art/internal/board-marks.js';
import { spaceCentre } from '@griddle/art/internal/waffle-time/waffle.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import { BUTTER, FILES, fruitOn, hasCream, hasSyrup } from '@griddle/rules/internal/waffle-time/waffle.js';
import type { Layer, Marks, Scene, Translate } from '#core';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';

/** Places in rows from the upper left. */
export const WAFFLE_ROWS: readonly (readonly Place[])[] = [5, 4, 3, 2, 1].map((rank) =>
  [...FILES].map((file) => `${file}${rank.toString()}`),
);

/** The outline of a space, around the origin. */
export const SPACE_OUTLINE = 'm-.5-.5h1v1h-1z';

/** Returns the space of a place; -1 for a place of another area. */
export function spaceOf(place: Place): number {
  return place.length === 2 ? FILES.indexOf(place.charAt(0)) + 5 * Number(place.charAt(1)) - 5 : -1;
}

/** Returns the centre of the space of a place. */
export function spaceCenter(place: Place): Point {
  return spaceCentre(spaceOf(place));
}

/** Describes a space and its content. */
export function describeSpace(place: Place, content: number, t: Translate): string {
  if (content === BUTTER) return t('space.waffle-time.butter', { place });
  const fruit = fruitOn(content);
  const name = fruit > 0 ? 'fruit' : hasCream(content) ? 'cream' : 'empty';
  const under = fruit > 0 && hasCream(content) ? '-cream' : '';
  const over = hasSyrup(content) ? '-syrup' : '';
  return t(`space.waffle-time.${name}${under}${over}`, { place, topping: TOPPINGS.charAt(fruit) });
}

/** Marks the spaces of the last move. */
export function lastMoveLayer({ show, marks }: Scene<WaffleTimeState>): Layer {
  return { places: show.has('last') ? marks.lastMove : [], draw: (place) => spots.lastMove([spaceCenter(place)]) };
}

/** Marks highlighted spaces. */
export function highlightLayer({ highlights }: Marks): Layer {
  return { places: highlights, draw: (place) => spots.highlights([spaceCenter(place)], 2) };
}

/** Draws the coloured frames of a record's comments. */
export function annotationLayer({ annotations }: Marks): Layer {
  return {
    key: annotations.map(({ from, to, colour }) => from + to + colour.toString()).join(),
    draw: () =>
      group(
        'notes',
        annotations.map(({ from, to, colour }) => spots.highlights([from, to].map(spaceCenter), colour)),
      ),
  };
}
