/** Closed figures drawn on a table round a point. */
import type { Colour, Line } from './table-game.js';
import type { WorldPoint } from './world.js';

/** A closed figure round a point: `corners` as multiples of `reach` in x and z. */
export function figure(
  [x, y, z]: WorldPoint,
  corners: readonly (readonly number[])[],
  reach: number,
  colour: Colour,
  thickness: number,
): Line {
  const points: WorldPoint[] = corners.map((corner) => [x + (corner[0] ?? 0) * reach, y, z + (corner[1] ?? 0) * reach]);
  const first = points[0];
  if (first !== undefined) points.push(first);
  return { points, colour, thickness };
}

/** The corners of a square, for `figure`. */
export const SQUARE: readonly (readonly number[])[] = [
  [-1, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
];
