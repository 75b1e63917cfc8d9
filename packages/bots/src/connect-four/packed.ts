/** The scores of the book, packed by how often each of them has followed the one before: an arithmetic code. */

/** Scores from `-MOST` to `MOST`. */
const MOST = 14;
const KINDS = 2 * MOST + 1;
/** By how much what has come counts more than what has not. */
const STEP = 16;
/** The code is read a byte at a time, as soon as what is left of its range is below this. */
export const SHORT = 2 ** 24;
/** By how much the range grows when a byte of the code is read. */
export const BYTE = 256;
const FIRST_BYTES = 4;

/** How often each score is expected next. What packs and what unpacks ask and tell it the same. */
export class Expectation {
  /** Of all scores together. */
  total = 0;
  /** How often any score below the one found was, and that one. */
  below = 0;
  often = 0;
  private counts: Uint32Array = new Uint32Array(0);
  private readonly after = new Map<number, Uint32Array>();

  constructor() {
    this.follow(0);
  }

  /** Finds a score. */
  find(score: number): void {
    this.below = 0;
    for (let kind = 0; kind < score + MOST; kind++) this.below += this.counts[kind] ?? 0;
    this.often = this.counts[score + MOST] ?? 0;
  }

  /** Finds the score whose share holds the place `at`, below `total`. */
  at(at: number): number {
    this.below = 0;
    for (let kind = 0; ; kind++) {
      this.often = this.counts[kind] ?? 0;
      if (at < this.below + this.often || kind === KINDS - 1) return kind - MOST;
      this.below += this.often;
    }
  }

  /** Tells that this score came. */
  learn(score: number): void {
    this.counts[score + MOST] = (this.counts[score + MOST] ?? 0) + STEP;
    this.follow(score);
  }

  private follow(score: number): void {
    let counts = this.after.get(score);
    if (!counts) this.after.set(score, (counts = new Uint32Array(KINDS).fill(1)));
    this.counts = counts;
    this.total = 0;
    for (const count of counts) this.total += count;
  }
}

/** The scores packed in a text, one after the other, without an end. */
export function* unpacked(text: string): Generator<number, never> {
  const bytes = atob(text);
  const expectation = new Expectation();
  let at = 0;
  let code = 0;
  let range = BYTE ** FIRST_BYTES;
  while (at < FIRST_BYTES) code = code * BYTE + bytes.charCodeAt(at++);
  for (;;) {
    const part = Math.floor(range / expectation.total);
    const score = expectation.at(Math.floor(code / part));
    code -= expectation.below * part;
    range = expectation.often * part;
    expectation.learn(score);
    for (; range < SHORT; range *= BYTE) code = code * BYTE + (at < bytes.length ? bytes.charCodeAt(at++) : 0);
    yield score;
  }
}
