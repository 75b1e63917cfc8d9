// Waddle Waddle in the rules core: legal moves late in games for four, and the score of a full board.
import { initialOptions } from '@griddle/rules/core/options.js';
import { randomGame } from '@griddle/testkit';
import { waddleWaddle as game } from '@griddle/rules/waddle-waddle/index.js';
import { median, milliseconds } from './rules/measure.mjs';
import { report } from './rules/report.mjs';

const options = { ...initialOptions(game.options), players: 4 };
const late = [];
const full = [];
for (let seed = 1; seed <= 6; seed++) {
  for (const played of randomGame(game, options, seed, 400).states) {
    // Read anew, so that nothing is known of it from having been played
    const state = game.parsePosition(game.positionText(played), options).value;
    const { length } = state.tiles;
    if (length >= 40 && length <= 56) late.push(state);
    if (length === 64) full.push(state);
  }
}
if (late.length < 50 || full.length === 0) throw new Error(`${late.length} late positions, ${full.length} full ones`);

// Every position is asked once
const moves = median(late.map((state) => milliseconds(() => game.legalMoves(state), 1).time));
const RUNS = 1000;
const score = milliseconds(() => {
  for (let run = 0; run < RUNS; run++) game.score(full[run % full.length]);
}, 5).time;
report([
  {
    name: `legal moves, 40 to 56 tiles (${late.length} positions)`,
    value: moves,
    unit: 'ms',
    bar: 'under 2 ms',
    met: moves < 2,
  },
  { name: 'score of 64 tiles', value: score / RUNS, unit: 'ms', bar: 'under 0.1 ms', met: score / RUNS < 0.1 },
]);
