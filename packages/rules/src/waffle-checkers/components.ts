/** The board of Waffle Checkers (WW-71). */
import { EIGHT_WAYS, gridStep } from '../core/grid.js';
import type { GridSize } from '../core/grid.js';

/** The waffle as a grid. */
export const BOARD: GridSize = { width: 6, height: 6 };
/** Number of spaces on the waffle. */
export const SPACES = 36;
/** The start: each side has the two rows next to it. */
export const START = 'bbbbbb/bbbbbb/6/6/ssssss/ssssss';

/** Where a piece may step from each space, in the order of the directions. */
export const STEPS: readonly (readonly number[])[] = table((space) => {
  const to: number[] = [];
  for (const [dx, dy] of EIGHT_WAYS) {
    const other = gridStep(BOARD, space, dx, dy);
    if (other >= 0) to.push(other);
  }
  return to;
});

/** A jump over one piece (WW-7). */
export interface Hop {
  readonly over: number;
  readonly to: number;
}

/** Where a piece may jump from each space, in the same order of directions. */
export const HOPS: readonly (readonly Hop[])[] = table((space) => {
  const hops: Hop[] = [];
  for (const [dx, dy] of EIGHT_WAYS) {
    const to = gridStep(BOARD, space, 2 * dx, 2 * dy);
    if (to >= 0) hops.push({ over: gridStep(BOARD, space, dx, dy), to });
  }
  return hops;
});

function table<T>(make: (space: number) => T): T[] {
  const list: T[] = [];
  for (let space = 0; space < SPACES; space++) list.push(make(space));
  return list;
}

/** Whether a space lies in the row a side has to reach: the opponent's back row. */
export function isGoal(space: number, side: number): boolean {
  return side === 0 ? space >= SPACES - BOARD.width : space < BOARD.width;
}
