/**
 * Sizes of boards. The boards of the save follow from the rules of the games on grids; the build prepends their sizes
 * (`tools/tables/boards.ts`).
 */
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { RANKS } from '@griddle/rules/internal/core/grid.js';

declare const GRIDDLE_BOARDS: unknown;

/** Returns the board sizes in the order of the board's states: the waffle, then the others. */
export function builtBoards(): readonly GridSize[] {
  return GRIDDLE_BOARDS as readonly GridSize[];
}

/** Whether two boards have the same size. */
export function isSameSize(a: GridSize, b: GridSize): boolean {
  return a.width === b.width && a.height === b.height;
}

/** Reads the board size of a position, `6/6/2sb2/2bs2/6/6 s`; 0 by 0 for any other text. */
export function sizeInText(position: string): GridSize {
  const [board = ''] = position.split(' ');
  const rows = board.split('/');
  let size = { width: 0, height: 0 };
  for (const row of rows) {
    const width = widthOf(row);
    if (size.height > 0 && width !== size.width) return { width: 0, height: 0 };
    size = { width, height: size.height + 1 };
  }
  return size;
}

/** Counts the spaces of a row: one per letter, and the lengths of runs of open spaces. */
function widthOf(row: string): number {
  let width = 0;
  for (let i = 0; i < row.length; i++) {
    const run = RANKS.indexOf(row.charAt(i)) + 1;
    width += run > 0 ? run : 1;
  }
  return width;
}
