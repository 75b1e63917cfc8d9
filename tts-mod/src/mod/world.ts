/**
 * Shared by all tables: measures in the game's units (about an inch; x to the right, y up, z away from Red), figures round
 * a point, and colours of lines and messages.
 */
import type { Colour, Line } from './table-game.js';

/** A point in world coordinates, as Tabletop Simulator takes it. */
export type WorldPoint = [x: number, y: number, z: number];

/** Height of the table top, the same for all built-in tables. */
export const TABLE_TOP = 0.96;

/**
 * Half the width and half the depth of the flat part of the game's rectangular table, measured in the game by public mods.
 * Further out is a rim, from which things fall.
 */
export const SURFACE = { x: 28, z: 19 } as const;

/** Height of things parked out of sight under the table. Scripts lock them, because nothing holds them there. */
export const UNDER_TABLE = -4;
const PARKING_COLUMNS = 16;
const PARKING_STEP = 3;

/** Returns a point under the table for the `index`th thing that a game does not use now. Each has its own. */
export function parkingPoint(index: number): WorldPoint {
  const row = Math.floor(index / PARKING_COLUMNS);
  const column = index - row * PARKING_COLUMNS;
  return [(column - (PARKING_COLUMNS - 1) / 2) * PARKING_STEP, UNDER_TABLE, -4 - row * PARKING_STEP];
}

/** Whether a point is one under the table. */
export function isParked(point: WorldPoint): boolean {
  return point[1] < 0;
}

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

declare const GRIDDLE_COLOURS: Readonly<Record<string, unknown>>;

/** Returns a table's colours, which the build writes in front of the script. */
export function builtColours<Own extends string>(table: string): ColoursOf<Own> {
  return GRIDDLE_COLOURS[table] as ColoursOf<Own>;
}
