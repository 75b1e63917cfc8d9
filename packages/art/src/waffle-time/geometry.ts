/**
 * Where things lie on a Waffle Time waffle: 1 unit is one space, x to the right and y down, (0, 0) the upper left corner
 * of the upper left space. A space is a number from 0 (a1) to 24 (e5).
 */
import type { Point, ViewBox } from '../shapes.js';

export const SIZE = 5;
export const SPACES = 25;
/** Width of the rim round the spaces. */
const RIM = 0.5;

/** One waffle with its rim. */
export const VIEW_BOX: ViewBox = [-RIM, -RIM, SIZE + 2 * RIM, SIZE + 2 * RIM];

/** The middle of a space. */
export function spaceCentre(space: number): Point {
  return [(space % SIZE) + 0.5, SIZE - 0.5 - Math.floor(space / SIZE)];
}
