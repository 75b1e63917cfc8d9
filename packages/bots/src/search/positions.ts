/** The transposition table: searched positions by a Zobrist key. */

/** The number of possible contents of a space, including open. */
const KINDS = 8;
/** Spaces, and after them other numbers that make a position: the seat to move, pieces in hand. */
const PARTS = 96;

/** How a value in the table bounds the true one. */
export type Bound = 1 | 2 | 3;
/** The true value may be higher: the search stopped at a move good enough. */
export const AT_LEAST: Bound = 1;
/** The true value may be lower: no move reached the bound searched for. */
export const AT_MOST: Bound = 2;
/** The true value, to the depth stored. */
export const EXACTLY: Bound = 3;

/** Two numbers of 32 random bits for each content of each place, the same in every run. */
const KEYS = randomBits(PARTS * KINDS, 0x9e3779b9);
const CHECKS = randomBits(PARTS * KINDS, 0x7f4a7c15);

/**
 * The random bits of a content, from -1, at a place: code that changes one piece need not hash the whole position
 * again.
 */
export function keyOf(place: number, thing: number): number {
  return KEYS[place * KINDS + thing + 1] ?? 0;
}

/** More bits of the same, to verify a position. */
export function checkOf(place: number, thing: number): number {
  return CHECKS[place * KINDS + thing + 1] ?? 0;
}

function randomBits(count: number, seed: number): Int32Array {
  const bits = new Int32Array(count);
  let state = seed;
  for (let at = 0; at < count * 2; at++) {
    // xorshift32, twice
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bits[at % count] = Math.imul(state, 0x2c1b3c6d) ^ (bits[at % count] ?? 0);
  }
  return bits;
}

/** A table of 2^`bits` positions; a new one replaces the one in its slot. */
export class Positions {
  value = 0;
  depth = 0;
  bound: Bound = AT_LEAST;
  /** The best move, by its index in the list of the rules. */
  move = -1;

  private readonly mask: number;
  private readonly checks: Int32Array;
  private readonly values: Int32Array;
  /** Depth in eight bits, bound in two, and the move in the rest: some games have thousands. */
  private readonly notes: Int32Array;
  private key = 0;
  private check = 0;

  constructor(bits: number) {
    const size = 2 ** bits;
    this.mask = size - 1;
    this.checks = new Int32Array(size);
    this.values = new Int32Array(size);
    this.notes = new Int32Array(size);
  }

  /** Hashes a position: contents of its spaces from -1 on, and other small numbers from 0. */
  number(board: readonly number[], others: readonly number[]): void {
    let key = 0;
    let check = 0;
    for (let space = 0; space < board.length; space++) {
      const at = space * KINDS + (board[space] ?? 0) + 1;
      key ^= KEYS[at] ?? 0;
      check ^= CHECKS[at] ?? 0;
    }
    for (let i = 0; i < others.length; i++) {
      const mixed = Math.imul((others[i] ?? 0) + 1, 0x9e3779b1);
      key = Math.imul(key ^ mixed, 0x85ebca6b) + i;
      check = Math.imul(check + mixed, 0xc2b2ae35) ^ i;
    }
    this.take(key, check);
  }

  /** Sets the current position by its hash, made of `keyOf` and `checkOf` of its contents. */
  take(key: number, check: number): void {
    this.key = (key ^ (key >>> 15)) & this.mask;
    this.check = check;
  }

  /** The slot of the last hashed position; keep it to `store` after searching others. */
  get slot(): number {
    return this.key;
  }

  get signature(): number {
    return this.check;
  }

  /** Reads the entry of the last hashed position. Returns false if there is none. */
  find(): boolean {
    const note = this.notes[this.key] ?? 0;
    if (note === 0 || this.checks[this.key] !== this.check) return false;
    this.value = this.values[this.key] ?? 0;
    this.depth = note & 255;
    this.bound = ((note >>> 8) & 3) as Bound;
    this.move = (note >>> 10) - 1;
    return true;
  }

  store(slot: number, signature: number, value: number, depth: number, bound: Bound, move: number): void {
    this.checks[slot] = signature;
    this.values[slot] = value;
    this.notes[slot] = (depth & 255) | (bound << 8) | ((move + 1) << 10);
  }
}
