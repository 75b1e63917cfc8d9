/** What opponents of Top Waffle think of, and what they do not waste. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import type { Rng } from '@griddle/rules/core/random.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import type { TopWaffleState } from '@griddle/rules/internal/top-waffle/state.js';
import { sensibleMoves } from '../src/top-waffle/evaluator.js';
import { chooseMove } from '@griddle/bots';
import { playGame } from './play.js';

/** A seat that has prepared, with a hand and items, before three orders. */
function position(hand: string, items: string, turn = '-'): TopWaffleState {
  const text = `bSBW.gCC.yUU/S.B1.U/wild.wrench.groceries p1:execute ${hand}/${items}/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- ${turn}`;
  const read = topWaffle.parsePosition(text, { ...initialOptions(topWaffle.options), players: 2 });
  assert.ok(read.ok, text);
  return read.value;
}

function sensible(state: TopWaffleState): string[] {
  return sensibleMoves(state, topWaffle.legalMoves(state)).map((move) => topWaffle.moveText(state, move));
}

test('TW-30 a wild is considered when its topping completes an order this turn', () => {
  assert.ok(sensible(position('S.B', 'wild')).includes('wild:W'));
  assert.ok(!sensible(position('S.B', 'wild')).includes('wild:C'), 'two chocolates are wanted');
  assert.ok(sensible(position('C', 'wild')).includes('wild:C'));
  assert.deepEqual(sensible(position('W', 'wild')), ['end'], 'one topping completes nothing');
  assert.ok(sensible(position('W', 'wild.groceries')).includes('wild+groceries:SBU'), 'three do');
});

test('TW-34 a blender is considered when it turns a spare topping into a needed one', () => {
  assert.ok(sensible(position('C.W', 'blender')).includes('blender:W>C'));
  assert.ok(!sensible(position('C.W', 'blender')).includes('blender:C>W'));
  assert.ok(sensible(position('B.W', 'wild.blender')).includes('blender+wild:B>C'), 'and the whipped cream after it');
});

test('TW-39 the turn does not end while a piece that would be lost can still pay', () => {
  assert.ok(!sensible(position('S.B', '-', 'w/-/-')).includes('end'));
  assert.ok(sensible(position('S', '-', 'w/-/-')).includes('end'));
});

test('TW-30 TW-34 a medium player wastes few wilds and blenders', async () => {
  let used = 0;
  let wasted = 0;
  for (let seed = 1; seed <= 2; seed++) {
    const medium = (state: TopWaffleState, seat: number, rng: Rng) => chooseMove(topWaffle, state, seat, 'medium', rng);
    const { moves } = await playGame(topWaffle, [medium, medium], seed);
    for (const turn of moves.join(' ').split(' end')) {
      const gifts = turn.split(' ').filter((move) => /^(wild|blender)/.test(move)).length;
      used += gifts;
      if (!turn.includes('=')) wasted += gifts;
    }
  }
  assert.ok(used > 10 && wasted < used / 4, `${wasted} of ${used}`);
});
