/** The board of Hostage Rescue (WW-72): corners, hostages and the lines pieces walk along. */
import { gridStep } from '../core/grid.js';
import type { GridSize } from '../core/grid.js';

/** The waffle as a grid. */
export const BOARD: GridSize = { width: 6, height: 6 };
/** Number of spaces on the waffle. */
export const SPACES = 36;
/** Faces of the die; a six is always split (WW-73). */
export const DIE = 6;

/** The start: each corner holds a hostage of the other side, in front of it three diagonals of 2, 3 and 4 pieces. */
export const START = '2bbbs/3bbb/s3bb/ss3b/sss3/bsss2';

/** The corner of each side, in which its hostage (a piece of the other side) stands: a1 and f6. */
export const CORNERS: readonly number[] = [0, SPACES - 1];

/** The four directions along rows and columns: up, right, down, left. */
const FOUR_WAYS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** The spaces one meets from each space along the four directions, nearest first. */
export const LINES: readonly (readonly (readonly number[])[])[] = lines();

function lines(): number[][][] {
  const table: number[][][] = [];
  for (let space = 0; space < SPACES; space++) {
    const found: number[][] = [];
    for (const [dx, dy] of FOUR_WAYS) {
      const line: number[] = [];
      for (let at = gridStep(BOARD, space, dx, dy); at >= 0; at = gridStep(BOARD, at, dx, dy)) line.push(at);
      found.push(line);
    }
    table.push(found);
  }
  return table;
}
