/**
 * Bitboards of 6x6 Connect-4 for the solver. Each column has seven bits, the lowest space first; the seventh is
 * never filled and keeps columns apart. The three columns on the left make one number, the three on the right another.
 */

/** Columns of the board. */
export const COLUMNS = 6;
/** Spaces of a column. */
export const ROWS = 6;
/** The number of pieces on a full board, and so the longest game in plies. */
export const SPACES = COLUMNS * ROWS;
/** Bits of a column, and of a half. */
const COLUMN = ROWS + 1;
const HALF_COLUMNS = COLUMNS / 2;
const HALF = COLUMN * HALF_COLUMNS;
const ALL = 2 ** HALF - 1;
/** The spaces of one column. */
const FULL = 2 ** ROWS - 1;

/** All spaces of a half, and its lowest ones. */
export const BOARD = half(FULL);
const BOTTOM = half(1);

/** The same spaces in each column of a half. */
export function half(column: number): number {
  let bits = 0;
  for (let at = 0; at < HALF_COLUMNS; at++) bits |= column << (at * COLUMN);
  return bits;
}

/** A position: the pieces of the seat to move, left and right, and all pieces, left and right. */
export type Bits = readonly [left: number, right: number, allLeft: number, allRight: number];

/** Whether a column is in the left half. */
export function isLeft(column: number): boolean {
  return column < HALF_COLUMNS;
}

/** The bits of a column in its half. */
export function columnBits(column: number): number {
  return FULL << ((column % HALF_COLUMNS) * COLUMN);
}

/** The highest piece of one column; 0 for none. */
export function highestOf(pieces: number): number {
  return pieces & ~(pieces >>> 1);
}

/** The spaces where a piece could land, in the half with these pieces. */
export function landings(pieces: number): number {
  return (pieces + BOTTOM) & BOARD;
}

/** Distances between neighbours in a line: a row and the two diagonals. In a column the distance is 1. */
const STEPS = [COLUMN, COLUMN - 1, COLUMN + 1];

/** The halves of the spaces found by `findWinning`. */
export const winning = { left: 0, right: 0 };

/**
 * Finds the open spaces that would complete four in a row of `left` and `right`, now or later, and puts them in
 * `winning`.
 */
export function findWinning(left: number, right: number, allLeft: number, allRight: number): void {
  let foundLeft = (left << 1) & (left << 2) & (left << 3);
  let foundRight = (right << 1) & (right << 2) & (right << 3);
  for (let i = 0; i < STEPS.length; i++) {
    const step = STEPS[i] ?? 0;
    const rest = HALF - step;
    // The pieces shifted by one, two and three columns to the right, and to the left
    const r1 = ((right << step) | (left >>> rest)) & ALL;
    const l1 = (left << step) & ALL;
    const r2 = ((r1 << step) | (l1 >>> rest)) & ALL;
    const l2 = (l1 << step) & ALL;
    const r3 = ((r2 << step) | (l2 >>> rest)) & ALL;
    const l3 = (l2 << step) & ALL;
    const m1 = (left >>> step) | ((right << rest) & ALL);
    const n1 = right >>> step;
    const m2 = (m1 >>> step) | ((n1 << rest) & ALL);
    const n2 = n1 >>> step;
    const m3 = (m2 >>> step) | ((n2 << rest) & ALL);
    const n3 = n2 >>> step;
    foundLeft |= (l1 & l2 & (l3 | m1)) | (m1 & m2 & (m3 | l1));
    foundRight |= (r1 & r2 & (r3 | n1)) | (n1 & n2 & (n3 | r1));
  }
  winning.left = foundLeft & (BOARD ^ allLeft);
  winning.right = foundRight & (BOARD ^ allRight);
}

/** Whether a piece of the seat to move in this column, which is not full, makes four in a row. */
export function canWinAt([left, right, allLeft, allRight]: Bits, column: number): boolean {
  findWinning(left, right, allLeft, allRight);
  const spaces = isLeft(column) ? winning.left & landings(allLeft) : winning.right & landings(allRight);
  return (spaces & columnBits(column)) !== 0;
}

/** Whether these pieces include four in a row. */
export function hasFour(left: number, right: number): boolean {
  if ((left & (left << 1) & (left << 2) & (left << 3)) !== 0) return true;
  if ((right & (right << 1) & (right << 2) & (right << 3)) !== 0) return true;
  for (let i = 0; i < STEPS.length; i++) {
    const step = STEPS[i] ?? 0;
    // Pairs, and then pairs of pairs that begin in the left half: each is three columns wide
    const pairsLeft = left & ((left >>> step) | ((right << (HALF - step)) & ALL));
    const pairsRight = right & (right >>> step);
    const twice = 2 * step;
    if ((pairsLeft & ((pairsLeft >>> twice) | ((pairsRight << (HALF - twice)) & ALL))) !== 0) return true;
  }
  return false;
}

/** The position with left and right exchanged. */
export function mirrored([left, right, allLeft, allRight]: Bits): Bits {
  return [turned(right), turned(left), turned(allRight), turned(allLeft)];
}

/** The columns of a half in the other order. */
function turned(bits: number): number {
  const column = 2 ** COLUMN - 1;
  return ((bits & column) << (2 * COLUMN)) | (bits & (column << COLUMN)) | (bits >>> (2 * COLUMN));
}

/** One number shared by a position and its mirror image. */
export function keyOf(bits: Bits): number {
  return Math.min(numberOf(bits), numberOf(mirrored(bits)));
}

function numberOf([left, right, allLeft, allRight]: Bits): number {
  return left + allLeft + (right + allRight) * 2 ** HALF;
}

/** Counts the set bits. */
export function count(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
