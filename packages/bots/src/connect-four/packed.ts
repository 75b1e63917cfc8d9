/**
 * The numbers of the book, packed by an arithmetic code: numbers that were frequent in the same case take fewer bits. A
 * case is what is known before a number is read, and predicts which numbers are likely.
 */

/** Numbers range from `-MOST` to `MOST`. */
export const MOST = 14;
const KINDS = 2 * MOST + 1;
/** The weight of an occurrence, relative to numbers that have not occurred. */
const STEP = 16;
/** The next byte of the code is read when the range falls below this. */
export const SHORT = 2 ** 24;
/** The factor by which the range grows with each byte read. */
export const BYTE = 256;
const FIRST_BYTES = 4;

/** The expected frequency of each number in a case. Packing and unpacking make the same calls. */
export class Expectation {
  /** The total of all numbers. */
  total = 0;
  /** The frequency of all numbers below the one found, and of that number. */
  below = 0;
  often = 0;
  private counts: Uint32Array = new Uint32Array(0);
  private readonly cases = new Map<number, Uint32Array>();

  /** Selects a case. */
  turnTo(which: number): void {
    let counts = this.cases.get(which);
    if (!counts) this.cases.set(which, (counts = new Uint32Array(KINDS).fill(1)));
    this.counts = counts;
    this.total = 0;
    for (const count of counts) this.total += count;
  }

  /** Finds a number. */
  find(number: number): void {
    this.below = 0;
    for (let kind = 0; kind < number + MOST; kind++) this.below += this.counts[kind] ?? 0;
    this.often = this.counts[number + MOST] ?? 0;
  }

  /** Finds the number whose range contains `at`, below `total`. */
  at(at: number): number {
    this.below = 0;
    for (let kind = 0; ; kind++) {
      this.often = this.counts[kind] ?? 0;
      if (at < this.below + this.often || kind === KINDS - 1) return kind - MOST;
      this.below += this.often;
    }
  }

  /** Counts an occurrence of this number. */
  learn(number: number): void {
    this.counts[number + MOST] = (this.counts[number + MOST] ?? 0) + STEP;
  }
}

/** Reads the numbers packed in a text one after another; the caller knows their count. */
export class Unpacked {
  private readonly bytes: string;
  private readonly expectation = new Expectation();
  private read = 0;
  private code = 0;
  private range = BYTE ** FIRST_BYTES;

  constructor(text: string) {
    this.bytes = atob(text);
    while (this.read < FIRST_BYTES) this.readByte();
  }

  /** The next number, in the case in which it was packed. */
  next(which: number): number {
    const { expectation } = this;
    expectation.turnTo(which);
    const part = Math.floor(this.range / expectation.total);
    const number = expectation.at(Math.floor(this.code / part));
    this.code -= expectation.below * part;
    this.range = expectation.often * part;
    expectation.learn(number);
    for (; this.range < SHORT; this.range *= BYTE) this.readByte();
    return number;
  }

  private readByte(): void {
    const byte = this.read < this.bytes.length ? this.bytes.charCodeAt(this.read) : 0;
    this.code = this.code * BYTE + byte;
    this.read++;
  }
}
