// npm run puzzles [-- GAME...] [--count N] [--seed N] [--theme THEME] [--out FILE]: lets bots play, finds positions with a single
// best decision, and proves it. Without --out it writes the puzzles that the elements ship, packages/elements/puzzles/GAME.pgn,
// which takes an hour; npm run puzzles:check proves them again. The same sources always give the same files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@griddle/rules/games.js';
import { writeRecords } from '@griddle/rules/record/index.js';
import { hasPuzzles, minePuzzles, recordOfFound } from '../packages/bots/tools/puzzles/index.js';
import { ROOT } from './run.mjs';

/** The number of puzzles in a set: more for the game that is played most. */
const COUNTS = { 'waffle-wars': 100 };
const COUNT = 50;

const text = { type: 'string' };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: text, seed: { ...text, default: '1' }, theme: { ...text, default: '' }, out: text },
});

/** A sentence that says what is wrong with the arguments. */
function fault() {
  const games = GAMES.map(({ id }) => id).filter((id) => hasPuzzles(id));
  const unknown = positionals.find((id) => !games.includes(id));
  if (unknown !== undefined) return `There are no puzzles of ${unknown}. Games with puzzles: ${games.join(', ')}.`;
  for (const name of ['count', 'seed'])
    if (values[name] !== undefined && !/^[1-9]\d{0,3}$/.test(values[name])) return `--${name} takes 1 to 9999.`;
  const isOwnSet = values.count !== undefined || values.theme !== '' || values.seed !== '1';
  if (isOwnSet && values.out === undefined) return 'Name a file with --out.';
  return undefined;
}

const wrong = fault();
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(2);
}
const sets = [];
for (const game of GAMES) {
  if (positionals.length > 0 && !positionals.includes(game.id)) continue;
  const count = Number(values.count ?? COUNTS[game.id] ?? COUNT);
  const wanted = { count, seed: Number(values.seed), theme: values.theme };
  const found = await minePuzzles(game, wanted, () => undefined);
  if (found.length === 0) continue;
  // Easiest first
  const sorted = found.toSorted((one, other) => one.difficulty - other.difficulty);
  const records = writeRecords(sorted.map((one) => recordOfFound(one)));
  sets.push(records);
  if (values.out === undefined) writeFileSync(join(ROOT, 'packages/elements/puzzles', `${game.id}.pgn`), records);
  console.log(`${game.id}: ${found.length} puzzles`);
}
if (values.out !== undefined) writeFileSync(values.out, sets.join('\n'));
