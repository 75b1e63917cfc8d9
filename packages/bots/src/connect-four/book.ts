/**
 * Scores of all positions of up to eight pieces. Only those of exactly eight are kept in which the seat to move cannot win
 * at once, and no positions beside them: both the makers and the readers of the book list the positions in the same order.
 * Fewer pieces follow from more.
 */
import { canWinAt, columnBits, COLUMNS, isLeft, landings, mirrored, type Bits } from './board.js';
import { SCORES } from './book-scores.js';
import { unpacked } from './packed.js';
import { canWinNow, scoreOfWin } from './solver.js';

/** The most pieces of a position in the book. */
export const BOOK_PIECES = 8;

/** Scores by position, once the book is read, and the reading of it. */
const known = new Map<number, number>();
const reading = read();

/** Reads on for about so many positions; true when the book is read: a tenth of a second's work. */
export function readBook(count: number): boolean {
  for (let left = count; left > 0; left--) if (reading.next().done === true) return true;
  return false;
}

/** The score of a position of at most eight pieces that is not over (see `Solver`), once the book is read. */
export function scoreInBook(bits: Bits): number | undefined {
  return known.get(keyOf(bits));
}

/**
 * The least a position of one piece more is worth, by what the book says of those it may have come from: in none of them
 * the other seat could do better than its best. Undefined where none of them is in the book.
 */
export function leastInBook([left, right, allLeft, allRight]: Bits): number | undefined {
  const [otherLeft, otherRight] = [allLeft ^ left, allRight ^ right];
  let least: number | undefined;
  for (let column = 0; column < COLUMNS; column++) {
    const inLeft = isLeft(column);
    // The highest piece of the column, if the other seat made it
    const pieces = (inLeft ? allLeft : allRight) & columnBits(column);
    const last = (pieces ^ (pieces >>> 1)) & (inLeft ? otherLeft : otherRight);
    if (last === 0) continue;
    const before: Bits = inLeft
      ? [otherLeft ^ last, otherRight, allLeft ^ last, allRight]
      : [otherLeft, otherRight ^ last, allLeft, allRight ^ last];
    const score = scoreInBook(before);
    if (score !== undefined) least = Math.max(least ?? 0 - score, 0 - score);
  }
  return least;
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

/** A position of the book, and those after it, by their keys. */
interface Entry {
  readonly bits: Bits;
  readonly key: number;
  readonly next: number[];
}

/** The positions that the book keeps scores of, in their order. */
export function kept(): readonly Bits[] {
  const steps = listing();
  for (;;) {
    const step = steps.next();
    if (step.done !== true) continue;
    return (step.value[BOOK_PIECES] ?? []).map(({ bits }) => bits).filter((bits) => !canWinNow(...bits));
  }
}

/** Positions of each number of pieces from 0 on, mirror images once, always in the same order; a pause after each. */
function* listing(): Generator<void, readonly (readonly Entry[])[]> {
  const start: Bits = [0, 0, 0, 0];
  const plies: Entry[][] = [[{ bits: start, key: keyOf(start), next: [] }]];
  for (let pieces = 1; pieces <= BOOK_PIECES; pieces++) {
    const found = new Map<number, Entry>();
    for (const before of plies[pieces - 1] ?? []) {
      for (let column = 0; column < COLUMNS; column++) {
        const bits = after(before.bits, column);
        if (!bits) continue;
        const key = keyOf(bits);
        before.next.push(key);
        if (!found.has(key)) found.set(key, { bits, key, next: [] });
      }
      yield;
    }
    plies.push([...found.values()]);
  }
  return plies;
}

function* read(): Generator<void, void> {
  const plies = yield* listing();
  const scores = unpacked(SCORES);
  for (const { bits, key } of plies[BOOK_PIECES] ?? []) {
    known.set(key, canWinNow(...bits) ? scoreOfWin(BOOK_PIECES) : scores.next().value);
    yield;
  }
  for (let pieces = BOOK_PIECES - 1; pieces >= 0; pieces--) {
    for (const entry of plies[pieces] ?? []) {
      known.set(entry.key, bestOf(entry, pieces));
      yield;
    }
  }
}

function bestOf({ bits, next }: Entry, pieces: number): number {
  if (canWinNow(...bits)) return scoreOfWin(pieces);
  let best = -Infinity;
  for (const key of next) best = Math.max(best, -(known.get(key) ?? 0));
  return best;
}
