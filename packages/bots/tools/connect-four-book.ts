/** Makes the book of Connect-4, `src/connect-four/book-scores.ts`: an hour's work. */
import { writeFileSync } from 'node:fs';
import { keyOf, type Bits } from '../src/connect-four/board.js';
import {
  AFTER_HARD,
  BOOK_PIECES,
  IS_HARD,
  leastInBook,
  listed,
  toSearchAfter,
  Likely,
  restsOf,
} from '../src/connect-four/book.js';
import { canWinNow, scoreOfWin, Solver } from '../src/connect-four/solver.js';
import { packed, type Packing } from './pack.js';

const WIDTH = 100;
/** Positions to look at beyond which a position is a hard one: a fifth of a second's work. */
const HARD = 1_000_000;

const positions = listed().filter((bits) => !canWinNow(...bits));
const numbers: Packing[] = [];

const solver = new Solver(24);
const likely = new Likely();
/** Scores of all positions of eight pieces by their keys. */
const scores = new Map(listed().map((bits) => [keyOf(bits), scoreOfWin(BOOK_PIECES)]));
positions.forEach((bits, at) => {
  tell('Scores', at);
  const score = solver.solve(...bits);
  const rests = restsOf(bits);
  numbers.push({ which: likely.scoreOf(rests), number: score });
  likely.learn(rests, score);
  scores.set(keyOf(bits), score);
});

positions.forEach((bits, at) => {
  tell('Hard ones', at);
  const searched = searchedFrom(bits);
  const hard = searched.seen > HARD;
  numbers.push({ which: IS_HARD, number: hard ? 1 : 0 });
  if (hard) numbers.push(...searched.after);
});

/** What a search of all columns looks at that knows nothing but the book, and what it finds. */
function searchedFrom(bits: Bits): { readonly seen: number; readonly after: readonly Packing[] } {
  const fresh = new Solver();
  const after = toSearchAfter(bits).map((next): Packing => {
    const least = leastInBook(next, (before) => scores.get(keyOf(before)));
    return { which: AFTER_HARD + (least ?? 0), number: fresh.solve(...next, least) };
  });
  return { seen: fresh.seen, after };
}

function tell(what: string, at: number): void {
  if (at % 500 === 0) console.log(`${what}: ${at.toString()} of ${positions.length.toString()}`);
}

const text = packed(numbers);
const lines: string[] = [];
for (let at = 0; at < text.length; at += WIDTH) lines.push(`  '${text.slice(at, at + WIDTH)}'`);

writeFileSync(
  new URL('../src/connect-four/book-scores.ts', import.meta.url),
  `/** What the book of Connect-4 knows, made by tools/connect-four-book.ts; book.ts and packed.ts know how to read it. */\nexport const BOOK =\n${lines.join(' +\n')};\n`,
);
