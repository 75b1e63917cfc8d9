/** Counts of move sequences from the start, which any slip in the rules of moving changes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { divide, perft } from '@griddle/testkit';
import { waffleWars } from '../../src/waffle-wars/index.js';
import * as reference from './reference-game.js';
import type { Reference } from './reference-game.js';
import { newGame, position } from './table.js';

/** Known from the catalogue's author for 1 to 3, and counted by two programs for 4. */
const START = [1, 32, 1120, 38_228, 1_271_764];

START.forEach((nodes, depth) => {
  test(`perft ${depth} from the start is ${nodes}`, () => assert.equal(perft(waffleWars, newGame(), depth), nodes));
});

test('the parts of a divided perft sum up to it, one for each legal move', () => {
  const parts = divide(waffleWars, newGame(), 3);
  assert.equal(parts.length, 32);
  assert.equal(
    parts.reduce((sum, { nodes }) => sum + nodes, 0),
    START[3],
  );
});

function referencePerft(state: Reference, depth: number): number {
  if (depth === 0) return 1;
  return reference
    .moves(state)
    .reduce((sum, token) => sum + referencePerft(reference.played(state, token), depth - 1), 0);
}

test('the reference implementation counts the same', () => {
  for (const depth of [1, 2]) assert.equal(referencePerft(reference.start(reference.USUAL), depth), START[depth]);
});

/** Positions in the middle of a fight, where jumps, locks, replies and war meet. */
const FIGHTS = [
  'b1bbb1/1ss3/1s1b2/6/1s2s1/1s4 s 12,13 -',
  '6/bbbbb1/2s3/6/sssss1/4b1 s 12,12 war',
  'ssssbs/bbs3/sbbbbs/sbs1s1/bss1b1/bssbbb b 3,3 -',
  '3bbb/ss1ss1/2b3/sss2b/5b/bbb2b s 10,8 -',
];

test('the reference implementation counts the same from crowded positions', () => {
  for (const text of FIGHTS) {
    const state = position(text);
    const twin = reference.read(text);
    for (const depth of [1, 2]) assert.equal(perft(waffleWars, state, depth), referencePerft(twin, depth), text);
  }
});
