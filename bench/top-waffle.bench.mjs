// Payments of Top Waffle from random hands of twenty cards, three of them changed by a blender, and a wild; whole games.
import { initialOptions } from '@griddle/rules/core/options.js';
import { randomGame } from '@griddle/testkit';
import { changedTo, unitsOf } from '@griddle/rules/internal/top-waffle/cards.js';
import { ORDERS, TOPPING_SUPPLY } from '@griddle/rules/internal/top-waffle/components.js';
import { topWaffle as game } from '@griddle/rules/top-waffle/index.js';
import { cheapest, payments, purseOf } from '@griddle/rules/internal/top-waffle/payments.js';
import { median, milliseconds } from './rules/measure.mjs';
import { report } from './rules/report.mjs';

const HANDS = 200;
const CARDS = 20;
const GAMES = 15;

const pick = (n) => Math.floor(Math.random() * n);

/** A random hand of twenty cards; a random topping of three of them counts as another one. */
function randomHand() {
  const bag = TOPPING_SUPPLY.flatMap((count, card) => Array(count).fill(card));
  const hand = TOPPING_SUPPLY.map(() => 0);
  const changed = [];
  for (let i = 0; i < CARDS; i++) {
    const [card] = bag.splice(pick(bag.length), 1);
    if (changed.length === 3) hand[card]++;
    else {
      const unit = pick(unitsOf(card).length);
      changed.push(changedTo(card, unit, (unitsOf(card)[unit] + 1 + pick(4)) % 5));
    }
  }
  return { hand, changed: changed.sort((a, b) => a - b) };
}

/** Every payment of an order, whichever of the five toppings the wild is. */
function everyPayment({ hand, changed }, needs) {
  let count = 0;
  for (let wild = 0; wild < 5; wild++) {
    const loose = [0, 0, 0, 0, 0];
    loose[wild] = 1;
    count += payments(needs, 0, purseOf({ hand }, loose, changed)).length;
  }
  return count;
}

const all = [];
const best = [];
let most = 0;
for (let i = 0; i < HANDS; i++) {
  const hand = randomHand();
  const order = ORDERS[pick(ORDERS.length)];
  const { result, time } = milliseconds(() => everyPayment(hand, order.needs), 3);
  most = Math.max(most, result);
  all.push(time);
  const purse = purseOf(hand, [1, 0, 0, 0, 0], hand.changed);
  best.push(milliseconds(() => cheapest(order.needs, 0, purse), 3).time);
}
const options = { ...initialOptions(game.options), players: 6 };
const games = Array.from(
  { length: GAMES },
  (_unused, seed) => milliseconds(() => randomGame(game, options, seed, 5000), 1).time,
);

report([
  {
    name: 'all payments, 20 cards, 3 changed, any wild',
    value: median(all),
    unit: 'ms',
    bar: 'under 20 ms',
    met: median(all) < 20,
  },
  { name: 'the slowest of them', value: Math.max(...all), unit: 'ms' },
  { name: 'most payments of an order', value: most, unit: '' },
  { name: 'the cheapest payment', value: median(best), unit: 'ms', bar: 'under 1 ms', met: median(best) < 1 },
  { name: 'a random game of six', value: median(games), unit: 'ms', bar: 'under 50 ms', met: median(games) < 50 },
]);
