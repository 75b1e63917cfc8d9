/** The ways tiles slide over the table, and the gaps that nothing passes (WD-10, WD-13). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DIRECTIONS, gridOf, hexText, indexOf, type Hex } from '../../src/waddle-waddle/hex.js';
import { gatesRound, slide } from '../../src/waddle-waddle/ways.js';

const hex = (q: number, r: number): Hex => ({ q, r });
const isBeside = (a: Hex, b: Hex): boolean => DIRECTIONS.some(({ q, r }) => a.q + q === b.q && a.r + r === b.r);
const texts = (way: readonly Hex[]): string => way.map(hexText).join(' ');

test('WD-13 a tile slides step by step from where it lies to where it comes, round what is in the way', () => {
  const way = slide([hex(1, 0)], hex(2, 0), hex(0, 1));
  assert.equal(hexText(way[0] ?? hex(9, 9)), '2,0');
  assert.equal(hexText(way.at(-1) ?? hex(9, 9)), '0,1');
  assert.ok(
    way.slice(1).every((at, i) => isBeside(at, way[i] ?? at)),
    texts(way),
  );
  for (const taken of ['1,0', '0,0'])
    assert.ok(!way.some((at) => hexText(at) === taken), 'not over tiles or the Iceberg');
  assert.equal(way.length, 3, 'the shortest way');
});

test('WD-10 a tile from outside comes over the open ring, and ends on its place', () => {
  const way = slide([hex(1, 0)], undefined, hex(2, -1));
  assert.equal(hexText(way.at(-1) ?? hex(9, 9)), '2,-1');
  assert.ok(way.length >= 2);
  assert.ok(
    way.slice(1).every((at, i) => isBeside(at, way[i] ?? at)),
    texts(way),
  );
});

test('WD-10 there is no way onto a tile, into a hole or through a gap between two tiles', () => {
  assert.deepEqual(slide([hex(1, 0)], undefined, hex(1, 0)), []);
  const ring = DIRECTIONS.map(({ q, r }) => hex(3 + q, r));
  assert.deepEqual(slide(ring, undefined, hex(3, 0)), []);
  assert.deepEqual(slide(ring.slice(1), undefined, hex(3, 0)), [], 'a gap of one hex is too tight');
  assert.notDeepEqual(slide(ring.slice(2), undefined, hex(3, 0)), [], 'one of two is wide enough');
});

test('WD-13 the tight gaps round a place are told by the two tiles beside each', () => {
  const ring = DIRECTIONS.map(({ q, r }) => hex(3 + q, r));
  const grid = gridOf(ring.slice(1));
  const gates = gatesRound(grid, indexOf(grid, hex(3, 0)));
  // The gap is at 4,0; its neighbours in the ring are 4,-1 and 3,1
  assert.deepEqual(
    gates.map((gate) => gate.map(hexText).sort().join(' ')),
    ['3,1 4,-1'],
  );
  const closed = gridOf(ring);
  assert.deepEqual(gatesRound(closed, indexOf(closed, hex(3, 0))), []);
});
