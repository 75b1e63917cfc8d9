/** Every legal move of rare positions: the core beside the reference implementation, and beside what another seat sees of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARD_NAMES, ITEMS, ORDERS } from '../../src/top-waffle/components.js';
import { topWaffle } from '../../src/top-waffle/index.js';
import type { TopWaffleState } from '../../src/top-waffle/index.js';
import { after, at, legal } from '../fixtures/tokens.js';
import { DIRECTED } from './directed.js';
import { tokens } from './reference-moves.js';
import { readReference } from './reference-read.js';
import { deck, itemDeck, referenceText, orderDeck } from './reference-table.js';
import { playReference } from './reference.js';

const ORDER_NAMES = ORDERS.map((order) => order.name);

/** Orders of a day with so many players (TW-2). */
function perDay(state: TopWaffleState): number {
  return 4 + 2 * state.players.length;
}

function countsOf(names: readonly string[], list: readonly string[]): number[] {
  return names.map((name) => list.filter((other) => other === name).length);
}

for (const { tell, text, options } of DIRECTED) {
  test(`${tell}: both readings have the same moves, which lead to the same positions`, () => {
    const state = at(topWaffle, text, `${options}${text.split(' ')[0]?.endsWith('/-') ? ',items=off' : ''}`);
    assert.equal(topWaffle.positionText(state), text, 'it is written as the game writes it');
    const reference = (): ReturnType<typeof readReference> => readReference(text, ORDER_NAMES, perDay(state));
    const list = legal(topWaffle, state);
    assert.deepEqual(list.slice().sort(), tokens(reference()).sort());
    for (const token of list) {
      const game = reference();
      playReference(game, token);
      const next = after(topWaffle, state, token);
      assert.equal(topWaffle.positionText(next), referenceText(game), token);
      assert.deepEqual(next.toppingBag, countsOf(CARD_NAMES, deck(game)), `toppings after ${token}`);
      assert.deepEqual(next.itemBag, countsOf(ITEMS, itemDeck(game)), `items after ${token}`);
      assert.deepEqual(
        next.orderBag.map((order) => ORDER_NAMES[order]),
        orderDeck(game),
      );
      assert.deepEqual(legal(topWaffle, next).sort(), tokens(game).sort(), `after ${token}`);
    }
    assert.equal(topWaffle.positionText(state), text, 'and nothing changed it');
  });

  test(`${tell}: another seat follows each move by what it sees`, () => {
    const state = at(topWaffle, text, `${options}${text.split(' ')[0]?.endsWith('/-') ? ',items=off' : ''}`);
    for (let seat = 0; seat < state.players.length; seat++) {
      const view = topWaffle.viewFor(state, seat);
      for (const move of topWaffle.legalMoves(state)) {
        const next = topWaffle.play(state, move);
        assert.ok(next.ok);
        const told = topWaffle.moveTextFor(state, move, seat);
        const seen = after(topWaffle, view, told);
        const wanted = topWaffle.positionText(topWaffle.viewFor(next.value, seat));
        assert.deepEqual([Object.keys(seen.toppingBag).length, Object.keys(seen.itemBag).length], [20, 6]);
        assert.equal(topWaffle.positionText(topWaffle.viewFor(seen, seat)), wanted, `${told} for ${seat}`);
      }
    }
  });
}
