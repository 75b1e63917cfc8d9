/**
 * The transposition table of Connect-4: positions with a bound of their scores, in pairs. The first slot of a pair
 * keeps the costliest entry, the second the latest, so a table small enough for the processor's cache, which is several
 * times as fast, loses little of value.
 */
import { SPACES } from './board.js';

/** Bits of the right half of a key. */
const HALF_BITS = 21;
const HALF = 2 ** HALF_BITS - 1;
/** The score of a loss with no piece played, below every other; scores are stored above it, from 1 on. */
export const LEAST = -SPACES / 2;
const SCORE = 63;
/**
 * Above score and key: the distance from the end of the game, divided by four to fit; then the flag of a lower bound.
 */
const REST_BITS = 27;
const REST = 15;
const LOWER = 1 << 31;

/** A table of 2^`bits` positions, eight bytes each. */
export class Table {
  /** Two numbers for each: the left half of the key; and an entry, the right half with the bound. */
  private readonly numbers: Int32Array;
  private readonly pairs: number;

  constructor(bits: number) {
    this.numbers = new Int32Array(2 ** (bits + 1));
    this.pairs = 2 ** (bits - 1) - 1;
  }

  /**
   * The entry of a position by the halves of its key: 0 for none, negative for a lower bound, otherwise an upper bound.
   */
  find(left: number, right: number): number {
    const { numbers } = this;
    const slot = this.slotOf(left, right);
    const first = numbers[slot + 1] ?? 0;
    if (numbers[slot] === left && (first & HALF) === right) return first;
    const second = numbers[slot + 3] ?? 0;
    return numbers[slot + 2] === left && (second & HALF) === right ? second : 0;
  }

  /** Stores a lower or upper bound of the score of a position with this many pieces. */
  store(left: number, right: number, score: number, isLeast: boolean, played: number): void {
    const { numbers } = this;
    const slot = this.slotOf(left, right);
    const rest = (SPACES - played) >> 2;
    const entry = right | ((score - LEAST + 1) << HALF_BITS) | (rest << REST_BITS) | (isLeast ? LOWER : 0);
    const first = numbers[slot + 1] ?? 0;
    const known = numbers[slot] === left && (first & HALF) === right;
    if (!known && rest < ((first >>> REST_BITS) & REST)) {
      numbers[slot + 2] = left;
      numbers[slot + 3] = entry;
      return;
    }
    if (!known) {
      numbers[slot + 2] = numbers[slot] ?? 0;
      numbers[slot + 3] = first;
      numbers[slot] = left;
    }
    numbers[slot + 1] = entry;
  }

  private slotOf(left: number, right: number): number {
    return (((Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca77)) >>> 7) & this.pairs) << 2;
  }
}

/** The bound stored in an entry. */
export function boundOf(entry: number): number {
  return ((entry >>> HALF_BITS) & SCORE) - 1 + LEAST;
}
