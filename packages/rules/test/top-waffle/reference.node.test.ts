/** The core beside the reference implementation of the catalogue, along random games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, next, seeded } from '../../src/core/random.js';
import { ORDERS, TOPPING_SUPPLY } from '../../src/top-waffle/components.js';
import { payments, purseOf } from '../../src/top-waffle/payments.js';
import { pieceText } from '../../src/top-waffle/cards.js';
import { topWaffle } from '../../src/top-waffle/index.js';
import { moveText } from '../../src/top-waffle/notation.js';
import { after, legal, optionsOf } from '../fixtures/tokens.js';
import { tokens, CARDS, referencePayments, referenceText, newReference } from './reference-table.js';
import { playReference } from './reference.js';

const ORDER_NAMES = ORDERS.map((order) => order.name);

/** Options, players, orders and whether there are items. */
const GAMES = [
  { options: '', players: 2, orders: 24, items: true },
  { options: 'players=3,orders=48', players: 3, orders: 48, items: true },
  { options: 'players=4,items=off', players: 4, orders: 36, items: false },
  { options: 'players=5', players: 5, orders: 42, items: true },
  { options: 'players=6,orders=24', players: 6, orders: 24, items: true },
];

/** `~`, `t`, `i`, `end`, `pay`, an item with its partner and, for a megaphone, what it is for. */
function kindOf(token: string): string {
  if (token.startsWith('~')) return '~';
  if (token.includes('=')) return 'pay';
  if (/^[ti][d1-4]$/.test(token)) return token.charAt(0);
  return token.endsWith(':d') ? token : (token.split(':')[0] ?? '').replace(/^[SBUWC1]+>.*/, 'change');
}

test('both implementations agree in random games, and every step and kind of move occurs', () => {
  const steps: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  for (const { options, players, orders, items } of GAMES) {
    for (let seed = 0; seed < 8; seed++) {
      let state = topWaffle.setup(optionsOf(topWaffle, options), seed);
      const game = newReference(ORDER_NAMES, players, orders, items, state.turn);
      let rng = seeded(seed + 100);
      for (;;) {
        assert.equal(topWaffle.positionText(state), referenceText(game));
        const mine = legal(topWaffle, state).sort();
        assert.deepEqual(mine, tokens(game).sort(), referenceText(game));
        steps[state.step] = (steps[state.step] ?? 0) + 1;
        // First a kind of move, then one of it: items are played as often as orders are paid
        const kindsNow = [...new Set(mine.map((token) => kindOf(token)))].sort();
        rng = next(rng);
        const kind = kindsNow[below(rng, kindsNow.length)];
        const choices = mine.filter((token) => kindOf(token) === kind);
        rng = next(rng);
        const token = choices[below(rng, choices.length)];
        if (kind === undefined || token === undefined) break;
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        state = after(topWaffle, state, token);
        playReference(game, token);
      }
      assert.equal(topWaffle.outcome(state)?.by, 'points');
    }
  }
  for (const step of [
    'prepare',
    'second',
    'execute',
    'choose',
    'wrench',
    'recycle',
    'change',
    'look',
    'reserve',
    'free',
    'trash',
    'over',
  ]) {
    assert.ok((steps[step] ?? 0) > 3, `${step}: ${JSON.stringify(steps)}`);
  }
  const upgraded = Object.keys(kinds).filter((kind) => kind.includes('+') && !kind.endsWith(':d'));
  assert.equal(upgraded.length, 12, JSON.stringify(kinds));
});

test('TW-14 payments from random hands of twenty are those of an exhaustive search', () => {
  let rng = seeded(77);
  const pick = (n: number): number => {
    rng = next(rng);
    return below(rng, n);
  };
  for (let round = 0; round < 60; round++) {
    const bag = TOPPING_SUPPLY.flatMap((count, card) => Array<number>(count).fill(card));
    const hand = CARDS.map(() => 0);
    for (let i = 0; i < 12; i++) {
      const [card = 0] = bag.splice(pick(bag.length), 1);
      hand[card] = (hand[card] ?? 0) + 1;
    }
    const loose = [pick(2), pick(2), 0, 0, pick(2)];
    const purse = purseOf({ hand }, loose, []);
    const names = purse.pieces.flatMap((piece, i) => Array<string>(purse.counts[i] ?? 0).fill(pieceText(piece)));
    const order = ORDERS[pick(ORDERS.length)];
    if (order === undefined) continue;
    for (const discount of [0, 1]) {
      const found: string[] = payments(order.needs, discount, purse).map((payment) =>
        moveText({ kind: 'pay', order: ORDERS.indexOf(order), payment }),
      );
      assert.deepEqual(
        found.sort(),
        referencePayments(order.name, discount, names).sort(),
        `${order.name} ${names.join('.')}`,
      );
    }
  }
});
