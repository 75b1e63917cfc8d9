// npm run puzzles [-- GAME...]: mines the puzzles that the elements ship, and writes packages/elements/puzzles/GAME.pgn. The same
// sources always write the same files; it takes an hour. npm run puzzles:check proves them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minePuzzles, recordOfFound } from '@griddle/bots/puzzles/index.js';
import { GAMES } from '@griddle/rules/games.js';
import { writeRecords } from '@griddle/rules/record/index.js';
import { ROOT } from './run.mjs';

/** Puzzles of a set: more of the game that is played most. */
const COUNTS = { 'waffle-wars': 100 };
const COUNT = 50;
const SEED = 1;

const wanted = process.argv.slice(2);
for (const game of GAMES) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  const count = COUNTS[game.id] ?? COUNT;
  const found = await minePuzzles(game, { count, seed: SEED, theme: '' }, () => undefined);
  if (found.length === 0) continue;
  // The easy ones come first
  const sorted = found.toSorted((one, other) => one.difficulty - other.difficulty);
  const text = writeRecords(sorted.map((one) => recordOfFound(one)));
  writeFileSync(join(ROOT, 'packages/elements/puzzles', `${game.id}.pgn`), text);
  console.log(`${game.id}: ${found.length} puzzles`);
}
