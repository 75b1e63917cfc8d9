/** Packs the numbers of the book; `Unpacked` of src/connect-four/packed.ts reads them. */
import { BYTE, Expectation, SHORT } from '../src/connect-four/packed.js';

const LONG = SHORT * BYTE;

/** A number, and the case in which it is packed. */
export interface Packing {
  readonly which: number;
  readonly number: number;
}

export function packed(numbers: readonly Packing[]): string {
  const expectation = new Expectation();
  const bytes: number[] = [];
  let low = 0;
  let range = LONG;
  const out = (): void => {
    bytes.push(Math.floor(low / SHORT));
    low = (low % SHORT) * BYTE;
  };
  for (const { which, number } of numbers) {
    expectation.turnTo(which);
    expectation.find(number);
    const part = Math.floor(range / expectation.total);
    low += expectation.below * part;
    range = expectation.often * part;
    expectation.learn(number);
    if (low >= LONG) {
      low -= LONG;
      carry(bytes);
    }
    for (; range < SHORT; range *= BYTE) out();
  }
  while (low > 0) out();
  return Buffer.from(bytes).toString('base64');
}

/** Adds one to the number that the bytes so far make. */
function carry(bytes: number[]): void {
  let at = bytes.length - 1;
  for (; bytes[at] === BYTE - 1; at--) bytes[at] = 0;
  bytes[at] = (bytes[at] ?? 0) + 1;
}
