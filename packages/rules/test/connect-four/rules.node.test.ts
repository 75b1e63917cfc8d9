/** Connect-4 (WW-75). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectFour, type ConnectFourState } from '../../src/connect-four/index.js';
import { checkLaws } from '@griddle/testkit';
import { after, at, legal, optionsOf, refusal } from '../fixtures/tokens.js';

test('WW-75 a piece falls to the lowest open space of its column', () => {
  const state = after(connectFour, connectFour.setup(optionsOf(connectFour), 1), 'c c d');
  assert.equal(connectFour.positionText(state), '6/6/6/6/2b3/2ss2 b');
  assert.deepEqual(legal(connectFour, state), ['a1', 'b1', 'c3', 'd2', 'e1', 'f1']);
  const wrong = connectFour.parseMove(state, 'c5');
  assert.ok(!wrong.ok);
  assert.deepEqual([wrong.error.code, wrong.error.expected], ['move-falls', ['c', 'c3']]);
  const none = connectFour.parseMove(state, 'g1');
  assert.equal(none.ok ? '' : none.error.code, 'move-space');
});

test('WW-75 a full column takes no piece', () => {
  assert.equal(refusal(connectFour, at(connectFour, 'b5/s5/b5/s5/b5/s5 s'), 'a').rule, 'WW-75');
});

for (const [name, position, move] of [
  ['a row', '6/6/6/6/bbb3/sss3 s', 'd'],
  ['a column', '6/6/6/sb4/sb4/sb4 s', 'a'],
  ['a rising diagonal', '6/6/6/2sb2/1sbb2/sbbs2 s', 'd'],
  ['a falling diagonal', '6/6/6/bs4/bbs3/sbbs2 s', 'a'],
] as const) {
  test(`WW-75 four in ${name} win`, () => {
    const state = after(connectFour, at(connectFour, position), move);
    assert.deepEqual(connectFour.outcome(state), { winners: [0], by: 'four-in-a-row', rule: 'WW-75' });
    const [line, ...others] = connectFour.score(state)[0]?.lines ?? [];
    assert.deepEqual([line?.rule, line?.code, line?.points], ['WW-75', 'four-in-a-row', 0]);
    assert.deepEqual([line?.places.length, others.length], [4, 0]);
    assert.deepEqual(connectFour.score(state)[1]?.lines, [], 'the other side has none');
    assert.equal(refusal(connectFour, state, 'f').code, 'game-over');
  });
}

test('WW-75 a full board is a draw', () => {
  const full = at(connectFour, 'ssbbss/bbssbb/ssbbss/bbssbb/ssbbss/bbssbb s');
  assert.deepEqual(connectFour.outcome(full), { winners: [], by: 'full-board', rule: 'WW-75' });
});

test('WW-75 the default board has 6x6 spaces', () => {
  assert.equal(connectFour.positionText(connectFour.setup({}, 1)), '6/6/6/6/6/6 s');
});

test('WW-75 on 7x6 the numbers of distinct positions are 1, 7, 49, 238, 1120, 4263, 16422, 54859', () => {
  let level = new Map<string, ConnectFourState>();
  const start = connectFour.setup(optionsOf(connectFour, 'size=7x6'), 1);
  level.set('', start);
  const counts = [level.size];
  for (let ply = 1; ply <= 7; ply++) {
    const next = new Map<string, ConnectFourState>();
    for (const state of level.values()) {
      for (const move of connectFour.legalMoves(state)) {
        const played = connectFour.play(state, move);
        assert.ok(played.ok);
        next.set(connectFour.positionText(played.value), played.value);
      }
    }
    level = next;
    counts.push(level.size);
  }
  assert.deepEqual(counts, [1, 7, 49, 238, 1120, 4263, 16422, 54859]);
});

test('the laws of the contract hold', () => {
  for (const options of ['', 'size=7x6', 'size=8x8']) {
    for (let seed = 0; seed < 8; seed++)
      assert.deepEqual(checkLaws(connectFour, optionsOf(connectFour, options), seed), []);
  }
});
