/**
 * Where things lie on a Waffle Time waffle: 1 unit is one space, (0, 0) the upper left corner of a5; a space is a number from
 * 0 (a1) to 24 (e5).
 */
import type { Point, ViewBox } from '../shapes.js';

/** All spaces, a1 first. */
export const ALL_SPACES: readonly number[] = Array.from({ length: 25 }, (_unused, space) => space);

/** One waffle with its rim. */
export const VIEW_BOX: ViewBox = [-0.5, -0.5, 6, 6];

/** The middle of a space. */
export function spaceCentre(space: number): Point {
  return [(space % 5) + 0.5, 4.5 - Math.floor(space / 5)];
}
