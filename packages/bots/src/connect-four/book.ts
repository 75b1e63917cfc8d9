/**
 * Scores of all positions of up to seven pieces. Only those of exactly seven are kept, and no positions beside them: both
 * the makers and the readers of the book list the positions in the same order. Fewer pieces follow from more.
 */
import { canWinAt, columnBits, COLUMNS, isLeft, landings, mirrored, type Bits } from './board.js';
import { SCORES } from './book-scores.js';
import { canWinNow, scoreOfWin } from './solver.js';

/** The most pieces of a position in the book. */
export const BOOK_PIECES = 7;

/** The character of a score of 0; a score of 1 is the next one. */
const ZERO = 'm'.charCodeAt(0);

/** Scores by position, once the book is read, and the reading of it. */
const known = new Map<number, number>();
const reading = read();

/** Reads on for about so many positions; true when the book is read: a tenth of a second's work. */
export function readBook(count: number): boolean {
  for (let left = count; left > 0; left--) if (reading.next().done === true) return true;
  return false;
}

/** The score of a position of at most seven pieces that is not over (see `Solver`), once the book is read. */
export function scoreInBook(bits: Bits): number | undefined {
  return known.get(keyOf(bits));
}

/** One number for a position and its mirror image. */
export function keyOf(bits: Bits): number {
  return Math.min(numberOf(bits), numberOf(mirrored(bits)));
}

function numberOf([left, right, allLeft, allRight]: Bits): number {
  return left + allLeft + (right + allRight) * 2 ** 21;
}

/** The position after a piece in a column; undefined when that column is full or the piece wins. */
export function after(bits: Bits, column: number): Bits | undefined {
  const [left, right, allLeft, allRight] = bits;
  const inLeft = isLeft(column);
  const piece = landings(inLeft ? allLeft : allRight) & columnBits(column);
  if (piece === 0 || canWinAt(bits, column)) return undefined;
  return inLeft
    ? [allLeft ^ left, allRight ^ right, allLeft | piece, allRight]
    : [allLeft ^ left, allRight ^ right, allLeft, allRight | piece];
}

/** Positions of each number of pieces from 0 to seven, mirror images once, always in the same order. */
export function positions(): readonly (readonly Bits[])[] {
  const steps = listing();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Lists them, with a pause after each. */
function* listing(): Generator<void, readonly (readonly Bits[])[]> {
  const plies: Bits[][] = [[[0, 0, 0, 0]]];
  for (let pieces = 1; pieces <= BOOK_PIECES; pieces++) {
    const found = new Map<number, Bits>();
    for (const before of plies[pieces - 1] ?? []) {
      for (let column = 0; column < COLUMNS; column++) {
        const next = after(before, column);
        if (next && !found.has(keyOf(next))) found.set(keyOf(next), next);
      }
      yield;
    }
    plies.push([...found.values()]);
  }
  return plies;
}

/** Scores as the text that is kept. */
export function scoresText(scores: readonly number[]): string {
  return String.fromCharCode(...scores.map((score) => ZERO + score));
}

function* read(): Generator<void, void> {
  const plies = yield* listing();
  for (const [at, bits] of (plies[BOOK_PIECES] ?? []).entries()) {
    known.set(keyOf(bits), SCORES.charCodeAt(at) - ZERO);
    yield;
  }
  for (let pieces = BOOK_PIECES - 1; pieces >= 0; pieces--) {
    for (const bits of plies[pieces] ?? []) {
      known.set(keyOf(bits), bestOf(bits, pieces));
      yield;
    }
  }
}

function bestOf(bits: Bits, pieces: number): number {
  if (canWinNow(...bits)) return scoreOfWin(pieces);
  let best = -Infinity;
  for (let column = 0; column < COLUMNS; column++) {
    const next = after(bits, column);
    if (next) best = Math.max(best, -(known.get(keyOf(next)) ?? 0));
  }
  return best;
}
