/** The rules that pages load at first against the whole ones: they differ in what they say of mistakes, and in nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { BaseState, Game } from '../../src/core/contract.js';
import { initialOptions } from '../../src/core/options.js';
import { bareConnectFour } from '../../src/connect-four/bare.js';
import { connectFour } from '../../src/connect-four/index.js';
import { bareHostageRescue } from '../../src/hostage-rescue/bare.js';
import { hostageRescue } from '../../src/hostage-rescue/index.js';
import { bareReversi } from '../../src/reversi/bare.js';
import { reversi } from '../../src/reversi/index.js';
import { bareSnake } from '../../src/snake/bare.js';
import { snake } from '../../src/snake/index.js';
import { bareWaffleCheckers } from '../../src/waffle-checkers/bare.js';
import { waffleCheckers } from '../../src/waffle-checkers/index.js';
import { randomGame } from '../../src/testkit/index.js';
import { changes, mangled } from '../fixtures/mangle.js';

/** Compares the two readings of a game along random games and from mangled positions. */
function compare<S extends BaseState, M>(bare: Game<S, M>, whole: Game<S, M>): void {
  const options = initialOptions(whole.options);
  const { states } = randomGame(whole, options, 3, 40);
  for (const state of states) {
    assert.deepEqual(bare.toMove(state), whole.toMove(state));
    assert.deepEqual(bare.legalMoves(state), whole.legalMoves(state));
    assert.deepEqual(bare.outcome(state), whole.outcome(state));
    assert.equal(bare.positionText(state), whole.positionText(state));
    for (const move of whole.legalMoves(state)) assert.deepEqual(bare.play(state, move), whole.play(state, move));
  }
  // A move of another position is refused by both
  for (const move of whole.legalMoves(states[0] as S)) {
    for (const state of states) assert.equal(bare.play(state, move).ok, whole.play(state, move).ok);
  }
  const texts = states.map((state) => whole.positionText(state));
  let refusals = 0;
  fc.assert(
    fc.property(fc.nat(texts.length - 1), changes, (at, list) => {
      const text = mangled(texts[at] ?? '', list);
      const [few, all] = [bare.parsePosition(text, options), whole.parsePosition(text, options)];
      assert.equal(few.ok, all.ok, text);
      if (few.ok && all.ok) assert.deepEqual(few.value, all.value);
      if (few.ok || all.ok) return;
      refusals++;
      assert.deepEqual([few.error.code, all.error.code === 'unread'], ['unread', false], text);
    }),
    { numRuns: 2000, seed: 5 },
  );
  assert.ok(refusals > 100);
}

test('WW-70 Snake with and without mistakes told', () => {
  compare(bareSnake, snake);
});
test('WW-71 Waffle Checkers with and without mistakes told', () => {
  compare(bareWaffleCheckers, waffleCheckers);
});
test('WW-72 WW-73 a new game of Hostage Rescue until somebody moves, by either', () => {
  const options = initialOptions(hostageRescue.options);
  const rolls = new Set<number>();
  for (let seed = 1; seed <= 40; seed++) {
    const start = hostageRescue.setup(options, seed);
    assert.deepEqual(bareHostageRescue.setup(options, seed), start);
    const fate = hostageRescue.fate?.(start);
    assert.ok(fate);
    assert.deepEqual(bareHostageRescue.fate?.(start), fate);
    const rolled = hostageRescue.play(start, fate.move);
    assert.ok(rolled.ok);
    assert.deepEqual(bareHostageRescue.play(start, fate.move), rolled);
    rolls.add(rolled.value.roll);
    for (const state of [start, rolled.value]) {
      assert.deepEqual(bareHostageRescue.toMove(state), hostageRescue.toMove(state));
      assert.deepEqual(bareHostageRescue.legalMoves(state), hostageRescue.legalMoves(state));
      assert.equal(bareHostageRescue.outcome(state), hostageRescue.outcome(state));
      assert.equal(bareHostageRescue.positionText(state), hostageRescue.positionText(state));
    }
    // Whoever moves or reads a text has the whole rules fetched first
    const unread = { ok: false, error: { rule: '', code: 'unread' } };
    for (const move of hostageRescue.legalMoves(rolled.value)) {
      assert.deepEqual(bareHostageRescue.play(rolled.value, move), unread);
      const text = bareHostageRescue.parseMove(start, hostageRescue.moveText(start, move));
      assert.ok(!text.ok && text.error.code === 'unread');
    }
    const position = bareHostageRescue.parsePosition(hostageRescue.positionText(start), options);
    assert.ok(!position.ok && position.error.code === 'unread');
  }
  assert.equal(rolls.size, 6);
});
test('WW-75 Connect-4 with and without mistakes told', () => {
  compare(bareConnectFour, connectFour);
});
test('WW-76 Reversi with and without mistakes told', () => {
  compare(bareReversi, reversi);
});
