/**
 * Scores of all positions of up to eight pieces. Only scores of exactly eight pieces are stored, where the seat to move
 * cannot win at once, and without their positions: writer and readers of the book list the positions in the same order.
 * Scores of fewer pieces follow from more. For positions of eight pieces that are slow to search in all columns, the
 * scores after each move are stored, too.
 */
import { canWinAt, columnBits, COLUMNS, highestOf, isLeft, keyOf, landings, type Bits } from './board.js';
import { BOOK } from './book-scores.js';
import { Unpacked, MOST } from './packed.js';
import { canWinNow, scoreOfWin } from './solver.js';

// Predicts the score of a book position from positions in which one piece is elsewhere.

/** The unit of the count, larger than any sum of scores. */
const ONE = 2 ** 20;

/** No similar position is known yet. */
const NO_LIKE = 99;

/**
 * Scores by what remains of a position without the highest piece of a column, separately for each owner of that piece.
 */
export class Likely {
  /** Count and sum in one number, with scores shifted to start at 0. */
  private readonly sums = new Map<number, number>();

  /** The rounded mean score of all known positions that differ from this one only in the place of one piece. */
  scoreOf(rests: readonly number[]): number {
    let all = 0;
    for (const rest of rests) all += this.sums.get(rest) ?? 0;
    const count = Math.floor(all / ONE);
    return count === 0 ? NO_LIKE : Math.round((all % ONE) / count) - MOST;
  }

  learn(rests: readonly number[], score: number): void {
    for (const rest of rests) this.sums.set(rest, (this.sums.get(rest) ?? 0) + ONE + score + MOST);
  }
}

/** A position without one piece, for each column. */
export function restsOf([left, right, allLeft, allRight]: Bits): readonly number[] {
  const rests: number[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const inLeft = isLeft(column);
    const last = highestOf((inLeft ? allLeft : allRight) & columnBits(column));
    if (last === 0) continue;
    const own = (inLeft ? left : right) & last;
    const rest: Bits = inLeft
      ? [left ^ own, right, allLeft ^ last, allRight]
      : [left, right ^ own, allLeft, allRight ^ last];
    rests.push(2 * keyOf(rest) + (own === 0 ? 0 : 1));
  }
  return rests;
}

/** Further cases for the packed numbers, besides the likely scores: whether a position is a slow one, ... */
export const IS_HARD = 100;
/** ... and the score after a move in one, by its lower bound. */
export const AFTER_HARD = 200;

/** The most pieces of a position that is certainly in the book. */
export const BOOK_PIECES = 8;

/** Scores by position, once the book is read, and the reader. */
const known = new Map<number, number>();
const reading = read();

/** Reads about this many more positions; true when the book is complete: some tenths of a second's work. */
export function readBook(count: number): boolean {
  for (let left = count; left > 0; left--) if (reading.next().done === true) return true;
  return false;
}

/**
 * The score of an unfinished position (see `Solver`), once the book is read: for all with at most eight pieces, and
 * some with nine.
 */
export function scoreInBook(bits: Bits): number | undefined {
  return known.get(keyOf(bits));
}

/**
 * A lower bound for a position of one more piece, from the book's scores of the positions before it: in none of them
 * could the other seat do better than its best. Undefined if none of them is in the book.
 */
export function leastInBook([left, right, allLeft, allRight]: Bits, scoreOf = scoreInBook): number | undefined {
  const [otherLeft, otherRight] = [allLeft ^ left, allRight ^ right];
  let least: number | undefined;
  for (let column = 0; column < COLUMNS; column++) {
    const inLeft = isLeft(column);
    // The highest piece of the column, if the other seat made it
    const pieces = (inLeft ? allLeft : allRight) & columnBits(column);
    const last = highestOf(pieces) & (inLeft ? otherLeft : otherRight);
    if (last === 0) continue;
    const before: Bits = inLeft
      ? [otherLeft ^ last, otherRight, allLeft ^ last, allRight]
      : [otherLeft, otherRight ^ last, allLeft, allRight ^ last];
    const score = scoreOf(before);
    if (score !== undefined) least = Math.max(least ?? 0 - score, 0 - score);
  }
  return least;
}

/** The position after a move in a column; undefined when that column is full or the move wins. */
export function after(bits: Bits, column: number): Bits | undefined {
  const [left, right, allLeft, allRight] = bits;
  const inLeft = isLeft(column);
  const piece = landings(inLeft ? allLeft : allRight) & columnBits(column);
  if (piece === 0 || canWinAt(bits, column)) return undefined;
  return inLeft
    ? [allLeft ^ left, allRight ^ right, allLeft | piece, allRight]
    : [allLeft ^ left, allRight ^ right, allLeft, allRight | piece];
}

/** The positions to search for all columns of a position: those without an immediate win. */
export function toSearchAfter(bits: Bits): readonly Bits[] {
  const found: Bits[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const next = after(bits, column);
    if (next && !canWinNow(...next)) found.push(next);
  }
  return found;
}

/** A position of the book, and its successors, by their keys. */
interface Entry {
  readonly bits: Bits;
  readonly key: number;
  readonly next: number[];
}

/** All unfinished positions of eight pieces, in book order. */
export function listed(): readonly Bits[] {
  const steps = listing();
  for (;;) {
    const step = steps.next();
    if (step.done !== true) continue;
    return (step.value[BOOK_PIECES] ?? []).map(({ bits }) => bits);
  }
}

/**
 * Positions of each number of pieces from 0 on, one of each mirror pair, always in the same order; pauses after each.
 */
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
  const book = new Unpacked(BOOK);
  const likely = new Likely();
  const searched: Bits[] = [];
  for (const { bits, key } of plies[BOOK_PIECES] ?? []) {
    yield;
    if (canWinNow(...bits)) {
      known.set(key, scoreOfWin(BOOK_PIECES));
      continue;
    }
    const rests = restsOf(bits);
    const score = book.next(likely.scoreOf(rests));
    likely.learn(rests, score);
    known.set(key, score);
    searched.push(bits);
  }
  for (const bits of searched) {
    yield;
    if (book.next(IS_HARD) === 0) continue;
    for (const next of toSearchAfter(bits)) known.set(keyOf(next), book.next(AFTER_HARD + (leastInBook(next) ?? 0)));
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
