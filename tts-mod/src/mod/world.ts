/**
 * Shared by all tables: measures in the game's units (about an inch; x to the right, y up, z away from Red), figures round
 * a point, and colours of lines and messages.
 */
import type { Colour, Line } from './table-game.js';

/** A point in world coordinates, as Tabletop Simulator takes it. */
export type WorldPoint = [x: number, y: number, z: number];

/** Height of the table top, the same for all built-in tables. */
export const TABLE_TOP = 0.96;

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

/** Colours by meaning: the last move and open places on every table, and a table's `Own` ones. */
export type ColoursOf<Own extends string> = Readonly<Record<'last' | 'open' | Own, Colour>>;

declare const GRIDDLE_COLOURS: unknown;

/** Returns this table's colours, which the build writes in front of the script. */
export function builtColours<Own extends string>(): ColoursOf<Own> {
  return GRIDDLE_COLOURS as ColoursOf<Own>;
}
