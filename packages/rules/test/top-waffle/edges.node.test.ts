/** The first cards of lists, and the places that refusals point at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { topWaffle } from '../../src/top-waffle/index.js';
import { takeFrom, dueOf, endTurn } from '../../src/top-waffle/turn.js';
import { at, refusal } from '../fixtures/tokens.js';

const HAND = 'U.U.UC/megaphone/-/-/-/-;-/-/-/-/-/-';
const TABLE = `bSBW.gCC.yUU/S.B1.SC/wild.wrench.blender`;
const state = at(topWaffle, `${TABLE} p1:prepare ${HAND} 1:5 -/-/- -`);

test('TW-15 TW-10 a card that is not there is refused by its place', () => {
  const bare = { ...state, toppings: [-1, 1, 2], items: [0, -1, 2] };
  const refusalOf = (what: 't' | 'i', slot: number, step = state.step) => {
    const taken = takeFrom({ ...bare, step }, { what, slot });
    return taken.ok ? undefined : taken.error;
  };
  assert.deepEqual(refusalOf('t', 0), { rule: 'TW-15', code: 'nothing-there', places: ['topping:1'] });
  assert.deepEqual(refusalOf('i', 1), { rule: 'TW-15', code: 'nothing-there', places: ['item:2'] });
  assert.deepEqual(refusalOf('i', 9), { rule: 'TW-15', code: 'nothing-there', places: ['item:10'] });
  assert.deepEqual(refusalOf('i', -1, 'second'), { rule: 'TW-10', code: 'two-toppings', places: ['item:d'] });
});

test('TW-15 the first topping and the first item of the box can be taken as any other', () => {
  assert.ok(takeFrom({ ...state, toppings: [0, 1, 2] }, { what: 't', slot: 0 }).ok);
  assert.ok(takeFrom({ ...state, items: [0, 1, 2] }, { what: 'i', slot: 0 }).ok);
});

test('TW-22 TW-23 the first order of the box leaves at the end of a day, and its first cards come into the new decks', () => {
  const ending = {
    ...state,
    step: 'execute' as const,
    orders: [0, 5, -1],
    gone: [47],
    toppings: [0, 3, -1],
    items: [0, 2, -1],
    toppingDiscard: state.toppingDiscard.map((count, card) => (card === 19 ? count + 1 : count)),
    players: state.players.map((player) => ({ ...player, hand: player.hand.map(() => 0) })),
    last: 0,
    turn: 1,
  };
  const next = endTurn(ending);
  assert.equal(next.day, 2);
  assert.deepEqual(next.gone, [0, 5, 47]);
  const more = (card: number): number => (next.toppingBag[card] ?? 0) - (state.toppingBag[card] ?? 0);
  assert.deepEqual([more(0), more(3), more(19), more(1)], [1, 1, 1, 0]);
  const moreItems = (item: number): number => (next.itemBag[item] ?? 0) - (state.itemBag[item] ?? 0);
  assert.deepEqual([moreItems(0), moreItems(2), moreItems(1)], [1, 1, 0]);
  assert.ok(state.toppingBag !== next.toppingBag, 'and the day before keeps its own');
});

test('TW-11 the table fills gaps in the order orders, toppings, items, and nothing once the game is over', () => {
  const open = { ...state, orders: [-1, 5], toppings: [-1, 1], items: [-1, 1] };
  assert.equal(dueOf(open), 'order');
  assert.equal(dueOf({ ...open, orders: [4, 5] }), 'topping');
  assert.equal(dueOf({ ...open, orders: [4, 5], toppings: [0, 1] }), 'item');
  assert.equal(dueOf({ ...open, orders: [4, 5], toppings: [0, 1], items: [0, 1] }), '');
  assert.equal(dueOf({ ...open, step: 'over' }), '');
  assert.equal(
    dueOf({ ...open, last: 0, toppings: [0, 1], items: [0, 1] }),
    '',
    'TW-20: orders wait while the day closes',
  );
});

test('TW-10 a refusal of a taken card names its place in the display', () => {
  assert.deepEqual(refusal(topWaffle, at(topWaffle, `${TABLE} p1:second ${HAND} 1:5 -/-/- -`), 'i2').places, [
    'item:2',
  ]);
});
