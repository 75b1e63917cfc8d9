/** Where tiles may come to lie, and which may leave (WD-9 to WD-17): positions in which each rule bites. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, legal, refusal } from './helpers.js';

/** Six tiles round the hole 2,0, joined to the Iceberg by 1,0. */
const RING = 'rP1,0;bP2,-1;rP3,-1;bP3,0;rP2,1;bP1,1';

test('WD-9 a tile touches the Iceberg or two other tiles', () => {
  const board = at('rP1,0;bP1,-1 r', 'modules=0');
  assert.equal(refusal(board, 'rP2,0').rule, 'WD-9');
  assert.ok(legal(board).includes('rP2,-1'));
  assert.ok(legal(board).includes('rP-1,0'));
  assert.equal(refusal(board, 'rP1,0').code, 'occupied');
});

test('WD-9 a tile that moves does not hold the place that it goes to', () => {
  const ways = (text: string): string[] => legal(at(text)).filter((move) => move.startsWith('-1,0>'));
  assert.deepEqual(ways('rA-1,0;bP-1,1 r'), ['-1,0>0,-1', '-1,0>1,-1', '-1,0>1,0', '-1,0>0,1']);
});

test('WD-10 nothing gets into a hole or through a gap that is too tight', () => {
  assert.equal(refusal(at(`${RING} r`, 'modules=0'), 'rP2,0').rule, 'WD-10');
  assert.equal(refusal(at(`${RING.replace(';bP3,0', '')} r`, 'modules=0'), 'rP2,0').rule, 'WD-10');
  assert.ok(legal(at(`${RING.replace(';bP3,0;rP2,1', '')} r`, 'modules=0')).includes('rP2,0'));
});

test('WD-11 an Alpha does not join a group with an Alpha, not even a single tile', () => {
  const alone = at('rA1,0;bA0,1 r', 'modules=1');
  assert.deepEqual(refusal(alone, 'rA1,-1'), { rule: 'WD-11', code: 'second-alpha', places: ['1,-1', '1,0'] });
  assert.ok(legal(alone).includes('rA-1,1'), 'Alphas of other colours may touch');
  const chain = at('rA1,0;rP1,-1;bP0,1 r', 'modules=1');
  assert.equal(refusal(chain, 'rA0,-1').rule, 'WD-11');
});

test('WD-11 another type may join two groups that have an Alpha each, and a moved Alpha obeys as well', () => {
  assert.ok(legal(at('rA1,0;rA0,-1;bP-1,0 r', 'modules=1')).includes('rP1,-1'));
  assert.equal(refusal(at('rA1,0;bP0,1;bP-1,1;rA-1,0 b', 'modules=1'), '-1,0>1,-1').rule, 'WD-11');
});

test('WD-12 a Big Belly never touches a Big Belly', () => {
  const board = at('bB1,0;rP0,1 r', 'modules=1');
  assert.equal(refusal(board, 'rB1,-1').rule, 'WD-12');
  assert.ok(legal(board).includes('rB-1,0'));
  assert.equal(refusal(at('bB1,0;rB-1,0 r', 'modules=1'), '-1,0>0,1').rule, 'WD-12');
});

test('WD-13 a tile that cannot slide out stays, and its tight neighbours are named', () => {
  const stuck = refusal(at(`${RING.replace(';bP3,0', '')};rP2,0 r`, 'modules=0'), '2,0>-1,0');
  assert.equal(stuck.rule, 'WD-13');
  assert.deepEqual([...(stuck.places ?? [])].sort(), ['1,0', '1,1', '2,-1', '2,0', '2,1', '3,-1']);
});

test('WD-14 no neighbour may be left with one side, even for a moment', () => {
  const board = at('rP1,0;bP1,-1;bP2,-1 r', 'modules=0');
  assert.deepEqual(refusal(board, '1,0>2,-2'), { rule: 'WD-14', code: 'leaves-one-side', places: ['1,0', '2,-1'] });
  assert.ok(legal(board).includes('2,-1>-1,0'));
});

test('WD-15 no tile may be cut off from the Iceberg', () => {
  const stuck = refusal(at('rP1,0;bP2,0;bP2,-1;bP3,-1 r', 'modules=0'), '1,0>-1,0');
  assert.equal(stuck.rule, 'WD-15');
  assert.deepEqual([...(stuck.places ?? [])].sort(), ['1,0', '2,-1', '2,0', '3,-1']);
});

test('WD-16 a Grumpy never moves with module 1', () => {
  assert.equal(refusal(at('rG1,0;bP0,1 r', 'modules=1'), '1,0>-1,0').rule, 'WD-16');
  assert.ok(legal(at('rG1,0;bP0,1 r', 'modules=0')).includes('1,0>-1,0'));
});

test('WD-17 a moved tile goes to another place that an added tile could take, also across the board', () => {
  const board = at('rP1,0;bP0,1 r', 'modules=0');
  assert.equal(refusal(board, '1,0>1,0').rule, 'WD-17');
  assert.ok(legal(board).includes('1,0>-1,0'));
  assert.equal(refusal(board, '1,0>2,0').rule, 'WD-9');
});

test('WD-17 the old place of a moved tile does not hold it in the new one', () => {
  assert.equal(refusal(at('rP1,0;bP1,-1;bP0,1 r', 'modules=0'), '1,0>2,-1').rule, 'WD-9');
});
