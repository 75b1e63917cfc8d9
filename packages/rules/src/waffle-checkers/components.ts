/** The board of Waffle Checkers (WW-71). */
import { EIGHT_WAYS, gridStep } from '../core/grid.js';
import type { GridSize } from '../core/grid.js';

/** The waffle as a grid. */
export const BOARD: GridSize = { width: 6, height: 6 };
/** Number of spaces on the waffle. */
export const SPACES = 36;
/** Spaces that a side fills at the start: the two rows next to it. */
export const HOME = 12;

/** Where a piece may step from each space, in the order of the directions. */
export const STEPS: readonly (readonly number[])[] = away(1);

/** Where a piece may jump from each space over the one in the middle (WW-7), in the same order. */
export const JUMPS: readonly (readonly number[])[] = away(2);

/** For each space those that are some spaces away. */
function away(spaces: number): number[][] {
  const table: number[][] = [];
  for (let from = 0; from < SPACES; from++) {
    const list: number[] = [];
    for (const [dx, dy] of EIGHT_WAYS) {
      const to = gridStep(BOARD, from, spaces * dx, spaces * dy);
      if (to >= 0) list.push(to);
    }
    table.push(list);
  }
  return table;
}

/** The space that a jump goes over. */
export function middleOf(from: number, to: number): number {
  return (from + to) / 2;
}

/** Whether a space lies in the row a side has to reach: the opponent's back row. */
export function isGoal(space: number, side: number): boolean {
  return side === 0 ? space >= SPACES - BOARD.width : space < BOARD.width;
}
