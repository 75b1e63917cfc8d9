/** WW-30 to WW-33 in games with modes: sides are teams, a chain is a jump, and so are power-ups that jump. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waffleWars as full } from '../../src/waffle-wars/index.js';
import { fullMove, fullPosition, playFull } from './full-table.js';

const D4_F6 = ['d4', 'e4', 'f4', 'd5', 'e5', 'f5', 'd6', 'e6', 'f6'];

/** Terms of a move with their places. */
function calls(text: string, token: string, options: string): readonly unknown[] {
  const state = fullPosition(text, options);
  const terms = full.callouts(state, fullMove(state, token), playFull(state, token));
  return terms.map(({ code, places }) => [code, places.join(' ')]);
}

/** Their codes alone. */
const called = (text: string, token: string, options: string): unknown[] =>
  calls(text, token, options).map((term) => (term as readonly unknown[])[0]);

test('WW-31 a chain is one jump: the quadrants that count are its first and its last', () => {
  const row = '6/6/3bbb/6/1b4/s5 s 9,9 -';
  assert.deepEqual(calls(row, 'a1xc3xe5', 'double=all'), [['invasion', D4_F6.join(' ')]]);
  assert.deepEqual(calls(row, 'a1xc3', 'double=all'), []);
  // From d4-f6 over a piece outside and back
  const back = '6/6/3s1b/3b1b/5b/6 s 9,9 -';
  assert.deepEqual(called(back, 'd4xd2', 'double=all'), []);
});

test('WW-31 power-ups that jump are jumps, others are not', () => {
  const arcade = 'arcade=on';
  assert.deepEqual(called('6/6/3bbb/6/1b4/s5 s 9,9 -', '@double-hop:a1xc3xe5', arcade), ['invasion']);
  assert.deepEqual(called('6/6/3bbb/3s2/6/6 s 9,9 -', '@long-hop:d3xd6', arcade), ['invasion']);
  assert.deepEqual(called('6/6/3bbb/3s2/6/6 s 9,9 -', '@swap:d3,d4', arcade), []);
  assert.deepEqual(called('6/6/6/bbb3/s5/6 s 9,9 -', '@swap:a2,a3', arcade), []);
  assert.deepEqual(called('6/6/3bbb/3s2/6/6 s 9,9 -', 'd3xd5', arcade), ['invasion']);
  assert.deepEqual(called('6/6/3bbb/3s2/6/6 s 9,9 -', 'a1', arcade), []);
});

test('WW-31 mutiny: each player of the other team may be the one who can win', () => {
  const board = '6/1s4/1s4/1bs3/1s2b1/1s2b1';
  assert.deepEqual(calls(`${board} b 13,15 -`, 'b3xd3', 'slide=none,double=all'), [['mutiny', 'b3 d3']]);
  assert.deepEqual(called(`${board} b 0,15 -`, 'b3xd3', 'double=all'), []);
  for (const hands of ['9,9,0,9', '0,9,9,9']) {
    assert.deepEqual(called(`${board} b1 ${hands} -`, 'b3xd3', 'format=doubles'), ['mutiny'], hands);
  }
  assert.deepEqual(called(`${board} b1 0,9,0,9 -`, 'b3xd3', 'format=doubles'), []);
  // The win was there before
  assert.deepEqual(called('6/1s3s/1s3s/1bs2s/1s3s/1s4 b 9,9 -', 'b3xd3', 'double=all'), []);
  assert.deepEqual(called('6/1s4/6/1bs3/1s2b1/1s2b1 b 13,15 -', 'b3xd3', 'double=all'), [], 'two moves away');
  assert.deepEqual(called('3b2/3b2/3b2/1bs3/6/6 b 9,9 -', 'b3xd3', 'double=all'), ['arms-race'], 'who jumps can win');
  // The jump itself gives it
  assert.deepEqual(called('3bbb/6/2b3/sss2b/s1s2b/bbb2b s 10,8 -', 'c3xc5', 'double=all'), ['mutiny']);
  // The jump wins
  assert.deepEqual(called('6/1s1b2/1s1b2/1bs3/1s1b2/1s1b2 b 13,13 -', 'b3xd3', 'double=all'), []);
});

test('WW-32 WW-33 standing terms are those of teams, whoever of them has the pieces', () => {
  assert.deepEqual(called('6/6/6/6/3b2/ss4 s 12,12 -', 'c1', 'double=all'), ['arms-race']);
  const wall = '4b1/2b3/s5/s2ss1/6/6 s1';
  const hands = (list: string) => called(`${wall} ${list} -`, 'c3', 'format=doubles');
  assert.deepEqual(hands('9,9,9,9'), ['wall-of-jericho']);
  assert.deepEqual(hands('1,9,9,9'), ['wall-of-jericho']);
  assert.deepEqual(hands('10,9,9,9'), ['wall-of-jericho']);
  assert.deepEqual(hands('9,9,0,9'), ['wall-of-jericho']);
  assert.deepEqual(hands('9,0,9,9'), ['wall-of-jericho']);
  assert.deepEqual(hands('9,9,9,0'), ['wall-of-jericho']);
  assert.deepEqual(hands('9,0,9,0'), []);
  assert.deepEqual(hands('1,9,0,9'), []);
});
