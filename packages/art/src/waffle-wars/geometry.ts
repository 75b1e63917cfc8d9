/**
 * Where things lie on the Waffle Wars picture: 1 unit is one space, x to the right and y down, (0, 0) the upper left
 * corner of the upper left space. A space is a number from 0 (a1) to 35 (f6) or its name. Seen from the other side
 * (`flipped`) everything is turned by half, except the light and the letters.
 */
import { outlineAt } from '../marks.js';
import type { Point, ViewBox } from '../shapes.js';

/** Spaces along a side of the waffle. */
export const SIZE = 6;
/** Spaces of the whole waffle. */
const SPACES = 36;
/** Spaces along a side of a quadrant. */
const QUARTER = 3;
/** Width of the syrup river between the quadrants. */
const RIVER = 0.3;
/** Width of the rim round the spaces. */
const RIM = 0.55;

/** Side of the square that holds the 36 spaces and the rivers. */
export const FIELD = SIZE + RIVER;

/** The whole waffle with its rim. */
export const VIEW_BOX: ViewBox = [-RIM, -RIM, FIELD + 2 * RIM, FIELD + 2 * RIM];

/** A space by number (0 to 35) or by name (`a1` to `f6`). */
export type Place = number | string;

/** The number of a space; NaN for text that names none. */
export function spaceOf(place: Place): number {
  if (typeof place === 'number') return place;
  const file = 'abcdef'.indexOf(place.charAt(0));
  const rank = '123456'.indexOf(place.charAt(1));
  return place.length === 2 && file >= 0 && rank >= 0 ? rank * SIZE + file : NaN;
}

/** Where along an axis the middle of the `index`th space from the left or from the top lies. */
export function along(index: number): number {
  return index + 0.5 + (index < QUARTER ? 0 : RIVER);
}

/** The middle of a space. */
export function spaceCentre(place: Place, flipped = false): Point {
  const space = spaceOf(place);
  const seen = flipped ? SPACES - 1 - space : space;
  return [along(seen % SIZE), along(SIZE - 1 - Math.floor(seen / SIZE))];
}

/** The space at a point of the picture, or -1 on the river, the rim and beyond. */
export function spaceAt([x, y]: Point, flipped = false): number {
  const column = lane(x);
  const row = lane(y);
  if (column < 0 || row < 0) return -1;
  const seen = (SIZE - 1 - row) * SIZE + column;
  return flipped ? SPACES - 1 - seen : seen;
}

/** Which of the six spaces along an axis holds a coordinate, -1 if none. */
function lane(at: number): number {
  const index = Math.floor(at < QUARTER ? at : at - RIVER);
  return index >= 0 && index < SIZE && Math.abs(at - along(index)) <= 0.5 ? index : -1;
}

/** The middle of a quadrant (0 is a1-c3, 1 is d1-f3, 2 is a4-c6, 3 is d4-f6). */
export function quadrantCentre(quadrant: number, flipped = false): Point {
  const right = (quadrant % 2 === 1) !== flipped;
  const top = quadrant > 1 !== flipped;
  return [along(right ? 4 : 1), along(top ? 1 : 4)];
}

/** Path data of an outline (see ../marks.ts) on each of some spaces. */
export function onSpaces(places: readonly Place[], outline: string, flipped = false): string {
  return outlineAt(
    places.map((place) => spaceCentre(place, flipped)),
    outline,
  );
}

/** All 36 spaces. */
export const ALL_SPACES: readonly number[] = Array.from({ length: SPACES }, (_, space) => space);
