/** The board of Snake (WW-70). */
import { EIGHT_WAYS, gridStep } from '../core/grid.js';
import type { GridSize } from '../core/grid.js';

/** The waffle as a grid. */
export const BOARD: GridSize = { width: 6, height: 6 };
/** Number of spaces on the waffle. */
export const SPACES = 36;

/** The spaces next to each, eight ways. */
export const NEXT_TO: readonly (readonly number[])[] = nextTo();

function nextTo(): number[][] {
  const table: number[][] = [];
  for (let space = 0; space < SPACES; space++) {
    const near: number[] = [];
    for (const [dx, dy] of EIGHT_WAYS) {
      const other = gridStep(BOARD, space, dx, dy);
      if (other >= 0) near.push(other);
    }
    table.push(near);
  }
  return table;
}
