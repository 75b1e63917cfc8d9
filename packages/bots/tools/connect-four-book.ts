/** Makes the book of Connect-4, `src/connect-four/book-scores.ts`: half an hour's work. */
import { writeFileSync } from 'node:fs';
import { kept } from '@griddle/bots/connect-four/book.js';
import { Solver } from '@griddle/bots/connect-four/solver.js';
import { packed } from './pack.js';

const WIDTH = 100;

const solver = new Solver(24);
const positions = kept();
const scores = positions.map((bits, at) => {
  if (at % 500 === 0) console.log(`${at.toString()} of ${positions.length.toString()}`);
  return solver.solve(...bits);
});

const text = packed(scores);
const lines: string[] = [];
for (let at = 0; at < text.length; at += WIDTH) lines.push(`  '${text.slice(at, at + WIDTH)}'`);

writeFileSync(
  new URL('../src/connect-four/book-scores.ts', import.meta.url),
  `/** Scores of the positions of eight pieces, made by tools/connect-four-book.ts; packed.ts knows how to read them. */\nexport const SCORES =\n${lines.join(' +\n')};\n`,
);
