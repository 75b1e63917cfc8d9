// npm run puzzles [-- GAME...] [--count N] [--seed N] [--theme THEME] [--out FILE]: lets bots play, finds positions with a single
// best decision, and proves it. Without --out it writes the puzzles that the elements ship, packages/elements/puzzles/GAME.pgn,
// which takes an hour; npm run puzzles:check proves them again. The same sources always give the same files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRecords } from '@griddle/rules/record/index.js';
import { minePuzzles, recordOfFound } from '../packages/bots/tools/puzzles/index.js';
import { PUZZLE_GAMES, puzzleGames } from './puzzle-games.mjs';
import { asked, ROOT, stop } from './run.mjs';

/** The number of puzzles in a set: more for the game that is played most. */
const COUNTS = { 'waffle-wars': 100 };
const COUNT = 50;

const USAGE = 'npm run puzzles [-- GAME...] [--count N] [--seed N] [--theme THEME] [--out FILE]';
const HELP = `${USAGE}

Lets bots play, and writes the positions that have one best decision, with the proof's solution.

GAME           one or more of: ${PUZZLE_GAMES}. Default: all
--count N      puzzles for each game. Default: ${COUNT}, and ${COUNTS['waffle-wars']} of waffle-wars
--seed N       another seed finds other puzzles; the same one the same. Default: 1
--theme THEME  only puzzles of this theme: jump, defence, row
--out FILE     the file to write, for "griddle check", "render", "embed" and "analyse".
               Default: the sets that Griddle ships, packages/elements/puzzles/GAME.pgn
`;

const text = { type: 'string' };
const { values, positionals } = asked(
  USAGE,
  {
    count: text,
    seed: { ...text, default: '1' },
    theme: { ...text, default: '' },
    out: text,
    help: { type: 'boolean', short: 'h', default: false },
  },
  true,
);
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

/** A sentence that says what is wrong with the arguments. */
function fault() {
  for (const name of ['count', 'seed'])
    if (values[name] !== undefined && !/^[1-9]\d{0,3}$/.test(values[name])) return `--${name} takes 1 to 9999.`;
  const isOwnSet = values.count !== undefined || values.theme !== '' || values.seed !== '1';
  if (isOwnSet && values.out === undefined) return 'Name a file with --out.';
  return undefined;
}

const games = puzzleGames(positionals);
const wrong = fault();
if (wrong !== undefined) stop(wrong);

const sets = [];
for (const game of games) {
  const count = Number(values.count ?? COUNTS[game.id] ?? COUNT);
  const wanted = { count, seed: Number(values.seed), theme: values.theme };
  const found = await minePuzzles(game, wanted, () => undefined);
  if (found.length === 0) continue;
  // Easiest first
  const sorted = found.toSorted((one, other) => one.difficulty - other.difficulty);
  const records = writeRecords(sorted.map((one) => recordOfFound(game.title, one)));
  sets.push(records);
  if (values.out === undefined) writeFileSync(join(ROOT, 'packages/elements/puzzles', `${game.id}.pgn`), records);
  console.log(`${game.id}: ${found.length === 1 ? '1 puzzle' : `${found.length} puzzles`}`);
}
if (values.out !== undefined) writeFileSync(values.out, sets.join('\n'));
