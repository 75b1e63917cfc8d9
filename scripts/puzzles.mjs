// npm run puzzles [-- GAME...] [--count N] [--seed N] [--theme THEME] --out FILE: lets bots play, finds positions with a single
// best decision, and proves it. The same sources always give the same file. npm run puzzles:mend writes the sets that ship.
import { writeFileSync } from 'node:fs';
import { writeRecords } from '@griddle/rules/record/index.js';
import { minePuzzles, recordOfFound } from '../packages/bots/tools/puzzles/index.js';
import { PUZZLE_GAMES, puzzleGames } from './puzzle-games.mjs';
import { asked, stop } from './run.mjs';

/** The number of puzzles in a set: more for the game that is played most. */
const COUNTS = { 'waffle-wars': 100 };
const COUNT = 50;

const USAGE = 'npm run puzzles [-- GAME...] [--count N] [--seed N] [--theme THEME] --out FILE';
const HELP = `${USAGE}

Lets bots play, and writes the positions that have one best decision, with the proof's solution.

GAME           one or more of: ${PUZZLE_GAMES}. Default: all
--count N      puzzles for each game. Default: ${COUNT}, and ${COUNTS['waffle-wars']} of waffle-wars
--seed N       another seed finds other puzzles; the same one the same. Default: 1
--theme THEME  only puzzles of this theme: jump, defence, row
--out FILE     the file to write, for "griddle check", "render", "embed" and "analyse"

The sets that Griddle ships have so many of each level; npm run puzzles:mend keeps them in order.
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
  if (values.out !== undefined) return undefined;
  return 'Name a file with --out. The sets that Griddle ships are kept by npm run puzzles:mend.';
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
  console.log(`${game.id}: ${found.length === 1 ? '1 puzzle' : `${found.length} puzzles`}`);
}
writeFileSync(values.out, sets.join('\n'));
