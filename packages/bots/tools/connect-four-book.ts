/** Makes the book of Connect-4, `src/connect-four/book-scores.ts`: a quarter of an hour's work. */
import { writeFileSync } from 'node:fs';
import { BOOK_PIECES, positions, scoresText } from '@griddle/bots/connect-four/book.js';
import { Solver } from '@griddle/bots/connect-four/solver.js';

const WIDTH = 100;

const solver = new Solver(24);
const last = positions()[BOOK_PIECES] ?? [];
const scores = last.map((bits, at) => {
  if (at % 500 === 0) console.log(`${at.toString()} of ${last.length.toString()}`);
  return solver.solve(...bits);
});

const text = scoresText(scores);
const lines: string[] = [];
for (let at = 0; at < text.length; at += WIDTH) lines.push(`  '${text.slice(at, at + WIDTH)}'`);

writeFileSync(
  new URL('../src/connect-four/book-scores.ts', import.meta.url),
  `/** Scores of the positions of seven pieces, made by tools/connect-four-book.ts; book.ts knows how to read them. */\nexport const SCORES =\n${lines.join(' +\n')};\n`,
);
