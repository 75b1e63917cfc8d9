/** Boards of Reversi (WW-76). */
import { EIGHT_WAYS, gridStep } from '../core/grid.js';
import type { GridSize } from '../core/grid.js';

/** The boards there are; the waffle's own first. */
export const SIZES: readonly string[] = ['6x6', '8x8'];

const SMALL: GridSize = { width: 6, height: 6 };
/** The larger of the two. */
export const LARGE: GridSize = { width: 8, height: 8 };

/** The spaces one meets from a space along each of eight directions, nearest first; directions off the board left out. */
type Rays = readonly (readonly (readonly number[])[])[];

/** The rays of each board by its size, once somebody has asked for them: that takes long, and hardly anybody plays on both. */
const known: Record<number, Rays> = {};

function raysOn(size: GridSize): number[][][] {
  const table: number[][][] = [];
  for (let space = 0; space < size.width * size.height; space++) {
    const lines: number[][] = [];
    for (const [dx, dy] of EIGHT_WAYS) {
      const line: number[] = [];
      for (let at = gridStep(size, space, dx, dy); at >= 0; at = gridStep(size, at, dx, dy)) line.push(at);
      if (line.length > 1) lines.push(line);
    }
    table.push(lines);
  }
  return table;
}

/** The grid with so many spaces along a side, 6 or 8. */
export function boardOf(size: number): GridSize {
  return size === LARGE.width ? LARGE : SMALL;
}

/** By space, the lines along which pieces may turn over on a board of this size. */
export function raysOf(size: number): Rays {
  const rays = known[size] ?? raysOn(boardOf(size));
  known[size] = rays;
  return rays;
}
