// npm run puzzles:mend [-- GAME... --seed N]: looks again for the lines and refutations of the shipped puzzles, and finds new ones
// for those that are near-twins or no longer right, and for thin levels. Whatever is right keeps its number.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecords, writeRecords } from '@griddle/rules/record/index.js';
import { foundOfRecord, mendPuzzles, recordOfFound } from '../packages/bots/tools/puzzles/index.js';
import { puzzleGames } from './puzzle-games.mjs';
import { asked, ROOT } from './run.mjs';

const USAGE = 'npm run puzzles:mend [-- GAME...] [--seed N]';
const { values, positionals } = asked(USAGE, { seed: { type: 'number', default: 5001, least: 1 } }, true);
for (const game of puzzleGames(positionals)) {
  const file = join(ROOT, 'packages/elements/puzzles', `${game.id}.pgn`);
  const records = parseRecords(readFileSync(file, 'utf8'));
  if (!records.ok) throw new Error(`${file} cannot be read`);
  const { puzzles, told } = await mendPuzzles(game, records.value.map(foundOfRecord), values.seed);
  writeFileSync(file, writeRecords(puzzles.map((one) => recordOfFound(game.title, one))));
  console.log([`${game.id}: ${puzzles.length} puzzles`, ...told.map((line) => `  ${line}`)].join('\n'));
}
