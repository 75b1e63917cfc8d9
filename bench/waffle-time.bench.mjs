// Waffle Time through its public API: five cards on full waffles, random playouts of the game for two.
import { initialOptions } from '@griddle/rules/core/options.js';
import { waffleTime as game } from '@griddle/rules/waffle-time/index.js';
import { cardOf, matchesOf } from '@griddle/rules/internal/waffle-time/patterns.js';
import { median, milliseconds, rate } from './rules/measure.mjs';
import { report } from './rules/report.mjs';

const WAFFLES = 300;

const pick = (n) => Math.floor(Math.random() * n);

/** A waffle with a fruit on each space, some on cream, some with syrup; and a card of each fruit. */
function fullTable() {
  const waffle = Array.from({ length: 25 }, () => 1 + pick(5) + (pick(3) === 0 ? 6 : 0) + (pick(4) === 0 ? 12 : 0));
  return { waffle, numbers: [1, 2, 3, 4, 5].map(() => 1 + pick(3)) };
}

function matchAll({ waffle, numbers }) {
  let count = 0;
  for (let fruit = 1; fruit <= 5; fruit++)
    count += matchesOf(waffle, cardOf(fruit, numbers[fruit - 1]), { numbers, cherryBoth: false }).length;
  return count;
}

const options = initialOptions(game.options);
let seed = 0;
function playout() {
  let state = game.setup(options, seed++);
  for (;;) {
    const moves = game.legalMoves(state);
    if (moves.length === 0) return;
    state = game.play(state, moves[pick(moves.length)]).value;
  }
}

const tables = Array.from({ length: WAFFLES }, fullTable);
const matching = tables.map(
  (table) =>
    milliseconds(() => {
      for (let i = 0; i < 20; i++) matchAll(table);
    }, 3).time * 50,
);
const perSecond = rate(playout, 3);

report([
  {
    name: 'five cards on a full waffle',
    value: median(matching),
    unit: 'µs',
    bar: 'under 20 µs',
    met: median(matching) < 20,
  },
  { name: 'random games of two', value: perSecond, unit: '/s', bar: 'at least 300 /s', met: perSecond >= 300 },
]);
