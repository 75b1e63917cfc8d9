// npm run puzzles:mend [-- GAME... --seed N]: looks again for the lines and refutations of the shipped puzzles, and finds new ones
// for those that are near-twins or no longer right, and for thin levels. Whatever is right keeps its number.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@griddle/rules/games.js';
import { parseRecords, writeRecords } from '@griddle/rules/record/index.js';
import { foundOfRecord, hasPuzzles, mendPuzzles, recordOfFound } from '../packages/bots/tools/puzzles/index.js';
import { ROOT } from './run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '5001' } },
});
for (const game of GAMES) {
  if (!hasPuzzles(game.id) || (positionals.length > 0 && !positionals.includes(game.id))) continue;
  const file = join(ROOT, 'packages/elements/puzzles', `${game.id}.pgn`);
  const records = parseRecords(readFileSync(file, 'utf8'));
  if (!records.ok) throw new Error(`${file} cannot be read`);
  const { puzzles, told } = await mendPuzzles(game, records.value.map(foundOfRecord), Number(values.seed));
  writeFileSync(file, writeRecords(puzzles.map((one) => recordOfFound(one))));
  console.log([`${game.id}: ${puzzles.length} puzzles`, ...told.map((line) => `  ${line}`)].join('\n'));
}
