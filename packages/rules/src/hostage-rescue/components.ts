/** The board of Hostage Rescue (WW-72): corners, hostages and what stands in front of them. */
import type { GridSize } from '../core/grid.js';

/** The waffle as a grid. */
export const BOARD: GridSize = { width: 6, height: 6 };
/** Number of spaces on the waffle. */
export const SPACES = 36;
/** Faces of the die; a six is always split (WW-73). */
export const DIE = 6;

/**
 * The start by diagonals from a1 to f6: each corner holds a hostage of the other side, in front of it three diagonals of 2, 3
 * and 4 pieces.
 */
export const DIAGONALS = 'bsss---bbbs';

/** The corner of each side, in which its hostage (a piece of the other side) stands: a1 and f6. */
export const CORNERS: readonly number[] = [0, SPACES - 1];

/** The four directions along rows and columns: up, right, down, left. */
export const FOUR_WAYS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
