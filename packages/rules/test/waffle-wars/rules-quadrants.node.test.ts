/** WW-12 to WW-16 against the catalogue, beyond what the samples show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quadrants } from '../../src/waffle-wars/conditions.js';
import type { WaffleWarsState } from '../../src/waffle-wars/index.js';
import { QUADRANTS, shapesOf } from './reference-board.js';
import { placements, play, position, refusal, why } from './table.js';

const SHAPE_BOARDS: readonly (readonly [string, string])[] = [
  ['the row below', '6/6/6/6/6/sss3'],
  ['the row above', '6/6/6/sss3/6/6'],
  ['the left column', '6/6/6/s5/s5/s5'],
  ['the right column', '6/6/6/2s3/2s3/2s3'],
  ['one diagonal', '6/6/6/s5/1s4/2s3'],
  ['the other diagonal', '6/6/6/2s3/1s4/s5'],
  ['a square', '6/6/6/1ss3/1ss3/6'],
];

const owners = (state: WaffleWarsState): number[] => quadrants(state).map(({ owner }) => owner);
const shapes = (state: WaffleWarsState, quadrant: number): readonly number[] =>
  quadrants(state)[quadrant]?.shapes ?? [];

for (const [name, board] of SHAPE_BOARDS) {
  test(`WW-12 ${name} is a win shape`, () => assert.deepEqual(shapes(position(board), 0), [1, 0]));
}

test('WW-12 each of the twelve shapes of each quadrant counts, for both sides', () => {
  Object.keys(QUADRANTS).forEach((quadrant, at) => {
    for (const shape of shapesOf(quadrant)) {
      for (const piece of ['s', 'b']) {
        const board = boardWith(shape, piece);
        assert.deepEqual(shapes(position(board), at), piece === 's' ? [1, 0] : [0, 1], board);
      }
    }
  });
});

/** The board with pieces on some spaces, as text. */
function boardWith(spaces: readonly string[], piece: string): string {
  const rank = (name: string) => [...'abcdef'].map((file) => (spaces.includes(file + name) ? piece : '1')).join('');
  return [...'654321'].map(rank).join('/');
}

test('WW-12 shapes that overlap count separately', () => {
  assert.deepEqual(shapes(position('6/6/6/6/sss3/sss3'), 0), [4, 0]); // two rows, two squares
  assert.deepEqual(shapes(position('6/6/6/s5/s5/sss3'), 0), [2, 0]); // a row and a column
  assert.deepEqual(shapes(position('6/6/6/sss3/sss3/sss3'), 0), [12, 0]);
});

test('WW-12 lines and squares across a divider are no shapes', () => {
  for (const board of ['6/6/6/6/6/1sss2', '6/6/s5/s5/s5/6', '6/6/2ss2/2ss2/6/6', '6/6/3s2/2s3/1s4/6']) {
    assert.deepEqual(owners(position(board)), [-1, -1, -1, -1], board);
  }
});

test('WW-12 other lines of three inside a quadrant are no shapes', () => {
  // Three in an L, two and a gap, a knight's zigzag
  for (const board of ['6/6/6/6/s5/ss4', '6/6/6/s1s3/6/s1s3', '6/6/6/1s4/s1s3/6']) {
    assert.deepEqual(shapes(position(board), 0), [0, 0], board);
  }
});

test('WW-13 the side with strictly more shapes owns, even against shapes of the other', () => {
  // Strawberries: square and row; Blueberries: row
  assert.deepEqual(owners(position('6/6/6/bbb3/sss3/ss4')), [0, -1, -1, -1]);
  assert.deepEqual(shapes(position('6/6/6/bbb3/sss3/ss4'), 0), [2, 1]);
  assert.deepEqual(owners(position('6/6/6/sss3/bbb3/bb4')), [1, -1, -1, -1]);
});

test('WW-13 the lock holds on every open space of the quadrant and on no other', () => {
  const state = position('6/6/6/6/6/sss3 b 15,16 -');
  const locked = ['a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
  assert.equal(placements(state).length, 36 - 3 - locked.length);
  for (const space of locked) assert.equal(why(state, space), 'WW-13 locked', space);
});

test('WW-13 the refusal names the owner, the quadrant and the pieces that own it', () => {
  assert.deepEqual(refusal(position('6/6/6/2s3/6/sss3 b 15,16 -'), 'a2'), {
    rule: 'WW-13',
    code: 'locked',
    places: ['a2', 'a1', 'b1', 'c1'],
    values: { quadrant: 'a1-c3', owner: 'strawberries' },
  });
});

test('WW-14 the owner places in its own quadrant, Blueberries as well as Strawberries', () => {
  assert.equal(placements(position('6/6/6/6/6/sss3 s 15,16 -')).length, 33);
  assert.equal(placements(position('6/6/6/6/6/bbb3 b 15,16 -')).length, 33);
});

test('WW-15 equal numbers above zero are a civil war, equal zeros are not', () => {
  const state = position('6/6/6/bbb3/6/sss3 s 15,15 -');
  assert.deepEqual(owners(state), [2, -1, -1, -1]);
  for (const seat of ['s', 'b']) {
    const mine = position(`6/6/6/bbb3/6/sss3 ${seat} 15,15 -`);
    assert.equal(placements(mine).length, 36 - 9);
    for (const space of ['a2', 'b2', 'c2']) assert.equal(why(mine, space), 'WW-15 civil-war');
  }
  assert.deepEqual(owners(position('6/bb1ss1/bb1ss1/6/6/6')), [-1, -1, 1, 0]);
  assert.deepEqual(owners(position('6/6/6/sb4/bs4/6')), [-1, -1, -1, -1]);
});

test('WW-15 the refusal points at the shapes of both sides', () => {
  assert.deepEqual(refusal(position('6/6/6/bbb3/6/sss3 s 15,15 -'), 'b2').places, [
    'b2',
    'a1',
    'b1',
    'c1',
    'a3',
    'b3',
    'c3',
  ]);
});

test('WW-16 a jump out of a shape gives the quadrant up', () => {
  // a2, b2, c2 own a1-c3; c2 jumps away over d3
  const state = position('6/6/6/3b2/sss3/6 s 15,16 -');
  assert.deepEqual(owners(state), [0, -1, -1, -1]);
  assert.deepEqual(owners(play(state, 'c2xe4')), [-1, -1, -1, -1]);
});

test('WW-16 a jump over a shape reopens a quadrant in which it neither starts nor lands', () => {
  // From a4-c6 over a piece of d4-f6 into d1-f3
  const over = position('6/2s3/3bbb/6/6/6 s 15,15 -');
  assert.deepEqual(owners(over), [-1, -1, -1, 1]);
  assert.deepEqual(owners(play(over, 'c5xe3')), [-1, -1, -1, -1]);
});

test('WW-16 a placement can turn a quadrant that is shared into an owned one, and more shapes keep it', () => {
  const state = position('6/6/6/bb4/6/ss4 s 16,16 -');
  assert.deepEqual(owners(play(state, 'c1')), [0, -1, -1, -1]);
  assert.deepEqual(owners(play(state, 'f6', 'c3')), [1, -1, -1, -1]);
  assert.deepEqual(owners(play(state, 'c1', 'f6', 'b2')), [0, -1, -1, -1]);
});
