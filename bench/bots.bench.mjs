// Bots: labels of all columns of Connect-4, Reversi solved from sixteen open spaces, positions a second of alpha-beta.
import { AlphaBeta } from '@griddle/bots/internal/search/alpha-beta.js';
import { readBook } from '@griddle/bots/internal/connect-four/book.js';
import { ConnectFourSearch } from '@griddle/bots/internal/connect-four/search.js';
import { ReversiSearch } from '@griddle/bots/internal/reversi/evaluator.js';
import { WAFFLE_WARS } from '@griddle/bots/internal/waffle-wars/evaluator.js';
import { connectFour } from '@griddle/rules/connect-four/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { cpuSeconds, median } from './rules/measure.mjs';
import { report } from './rules/report.mjs';

const POSITIONS = Number(process.env.POSITIONS ?? 12);

/** Positions after so many random moves in which the game goes on. */
function positions(game, plies) {
  const found = [];
  for (let seed = 1; found.length < POSITIONS; seed++) {
    let state = game.setup(initialOptions(game.options), 1);
    let rng = seeded(seed);
    for (let ply = 0; ply < plies && !game.outcome(state); ply++) {
      rng = next(rng);
      const moves = game.legalMoves(state);
      state = game.play(state, moves[below(rng, moves.length)]).value;
    }
    if (!game.outcome(state)) found.push(state);
  }
  return found;
}

/** Milliseconds of processor time to solve each position. */
function times(game, plies, searchOf) {
  return positions(game, plies).map((state) => {
    const start = cpuSeconds();
    searchOf(state).run(Infinity);
    return 1000 * (cpuSeconds() - start);
  });
}

const beforeBook = cpuSeconds();
readBook(Infinity);
const reading = 1000 * (cpuSeconds() - beforeBook);
const labels = times(connectFour, 8, (state) => new ConnectFourSearch(state));
// 36 spaces, four of them taken at the start
const endgames = times(reversi, 16, (state) => new ReversiSearch(state));
const rates = positions(waffleWars, 10).map((state) => {
  const search = new AlphaBeta(waffleWars, WAFFLE_WARS.keys, WAFFLE_WARS.evaluate, state, false);
  const start = cpuSeconds();
  search.run(300_000);
  return search.thought().positions / (cpuSeconds() - start);
});

report([
  {
    name: 'Connect-4 6x6, all columns labelled at ply 8: median',
    value: median(labels),
    unit: 'cpu-ms',
    bar: 'at most 300',
    met: median(labels) <= 300,
  },
  {
    name: 'Connect-4 6x6, all columns labelled at ply 8: most',
    value: Math.max(...labels),
    unit: 'cpu-ms',
    bar: 'at most 300',
    met: Math.max(...labels) <= 300,
  },
  { name: 'Connect-4 6x6, its book read, once', value: reading, unit: 'cpu-ms' },
  {
    name: 'Reversi 6x6 solved from 16 open spaces: median',
    value: median(endgames),
    unit: 'cpu-ms',
    bar: 'at most 1000',
    met: median(endgames) <= 1000,
  },
  { name: 'Reversi 6x6 solved from 16 open spaces: most', value: Math.max(...endgames), unit: 'cpu-ms' },
  {
    name: 'Waffle Wars alpha-beta',
    value: median(rates),
    unit: 'positions/cpu-s',
    bar: 'at least 500,000',
    met: median(rates) >= 500_000,
  },
]);
