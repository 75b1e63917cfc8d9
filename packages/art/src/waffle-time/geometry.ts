/** Where things lie on a Waffle Time waffle; a space is a number from 0 (a1) to 24 (e5). See `slab.ts` for the units. */
import type { Point, ViewBox } from '../shapes.js';
import { slabBox, slabCentre, type SlabSize } from '../slab.js';

/** Spaces along a waffle. */
export const SIZE: SlabSize = { width: 5, height: 5 };

/** All spaces, a1 first. */
export const ALL_SPACES: readonly number[] = Array.from({ length: 25 }, (_unused, space) => space);

/** One waffle with its rim. */
export const VIEW_BOX: ViewBox = slabBox(SIZE);

/** The middle of a space. */
export function spaceCentre(space: number): Point {
  return slabCentre(SIZE, space);
}
