/** Reversi (WW-76). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reversi } from '../../src/reversi/index.js';
import { checkLaws, perft } from '@griddle/testkit';
import { after, at, legal, optionsOf, refusal } from '../fixtures/tokens.js';

test('WW-76 the four centre spaces start in a cross, and a move has to flip', () => {
  const start = reversi.setup(optionsOf(reversi), 1);
  assert.equal(reversi.positionText(start), '6/6/2sb2/2bs2/6/6 s');
  assert.equal(legal(reversi, start).length, 4);
  assert.equal(refusal(reversi, start, 'a1').code, 'flips-nothing');
  assert.equal(reversi.positionText(after(reversi, start, 'd5')), '6/3s2/2ss2/2bs2/6/6 b');
});

test('WW-76 a side without a move passes, and only then', () => {
  const state = at(reversi, '6/6/6/6/6/sbb3 b');
  assert.deepEqual(legal(reversi, state), ['pass']);
  assert.equal(after(reversi, state, 'pass').turn, 0);
  assert.equal(refusal(reversi, reversi.setup(optionsOf(reversi), 1), 'pass').code, 'no-pass');
});

test('WW-76 when neither can move the game ends, and more pieces win', () => {
  assert.deepEqual(reversi.outcome(at(reversi, '6/6/6/6/6/sss3 b')), {
    winners: [0],
    by: 'more-pieces',
    rule: 'WW-76',
  });
  assert.deepEqual(reversi.outcome(at(reversi, '6/6/6/6/6/s4b b'))?.winners, []);
  const none = { total: 0, lines: [], ties: [] };
  const line = { rule: 'WW-76', code: 'pieces', points: 3, places: ['a1', 'b1', 'c1'] };
  assert.deepEqual(reversi.score(at(reversi, '6/6/6/6/6/sss3')), [
    { seat: 0, total: 3, lines: [line], ties: [] },
    { seat: 1, ...none },
  ]);
  assert.deepEqual(reversi.score(at(reversi, '6/6/6/6/6/bbb3')), [
    { seat: 0, ...none },
    { seat: 1, total: 3, lines: [line], ties: [] },
  ]);
});

test('WW-76 on 8x8 perft is 4, 12, 56, 244, 1396, 8200, 55092, 390216', () => {
  const start = reversi.setup(optionsOf(reversi, 'size=8x8'), 1);
  const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((depth) => perft(reversi, start, depth));
  assert.deepEqual(counts, [4, 12, 56, 244, 1396, 8200, 55092, 390216]);
});

test('the laws of the contract hold', () => {
  for (const options of ['', 'size=8x8']) {
    for (let seed = 0; seed < 10; seed++) assert.deepEqual(checkLaws(reversi, optionsOf(reversi, options), seed), []);
  }
});
