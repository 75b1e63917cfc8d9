// Random playouts of Connect-4 and Reversi on 6x6 through the public API, beside boardgame.io's reducer in the same run.
import { connectFour } from '@griddle/rules/connect-four/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { connectFourPlayout, reversiPlayout } from './rules/boardgame-io.mjs';
import { median, rounds } from './rules/measure.mjs';
import { report } from './rules/report.mjs';

/** One random game from set-up to end. */
function playout(game) {
  const options = initialOptions(game.options);
  return () => {
    let state = game.setup(options, 1);
    for (;;) {
      const moves = game.legalMoves(state);
      if (moves.length === 0) return;
      state = game.play(state, moves[Math.floor(Math.random() * moves.length)]).value;
    }
  };
}

const results = [];
for (const { game, theirs, least } of [
  { game: connectFour, theirs: connectFourPlayout(), least: 100 },
  { game: reversi, theirs: reversiPlayout(), least: 60 },
]) {
  const rates = rounds({ ours: playout(game), theirs }, { count: 7, seconds: 0.8 });
  const ratio = median(rates.ours.map((ours, round) => ours / rates.theirs[round]));
  results.push(
    { name: `${game.title} 6x6 playouts`, value: median(rates.ours), unit: '/cpu-s' },
    { name: `boardgame.io ${game.title} 6x6 reducer playouts`, value: median(rates.theirs), unit: '/cpu-s' },
    {
      name: 'ratio (median of 7 interleaved rounds)',
      value: ratio,
      unit: 'x',
      bar: `at least ${least}x`,
      met: ratio >= least,
    },
  );
}

report(results);
