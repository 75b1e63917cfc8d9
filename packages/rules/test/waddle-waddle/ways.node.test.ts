/** The ways tiles slide over the table, and the gaps that nothing passes (WD-10, WD-13). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DIRECTIONS, gridOf, hexText, indexOf, isHeld, touching, type Hex } from '../../src/waddle-waddle/hex.js';
import { gatesRound, slide } from '../../src/waddle-waddle/ways.js';

const hex = (q: number, r: number): Hex => ({ q, r });
const isBeside = (a: Hex, b: Hex): boolean => DIRECTIONS.some(({ q, r }) => a.q + q === b.q && a.r + r === b.r);
const texts = (way: readonly Hex[]): string => way.map(hexText).join(' ');

test('WD-13 a tile slides step by step from its old place to its new one, round obstacles', () => {
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

test('WD-13 each tight gap round a place is named by the two tiles on its sides', () => {
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

test('WD-10 WD-13 the way is a shortest one, always the same among several', () => {
  const ways = (others: readonly Hex[], from: Hex | undefined, to: Hex): string => texts(slide(others, from, to));
  assert.deepEqual(
    [
      ways([hex(1, 0)], undefined, hex(2, -1)),
      ways([hex(1, 0), hex(0, 1), hex(-1, 1)], undefined, hex(-1, 0)),
      ways([hex(1, 0), hex(0, 1), hex(-1, 1), hex(2, 0), hex(0, 2)], undefined, hex(1, 1)),
      ways([hex(1, 0)], hex(2, 0), hex(0, 1)),
      ways([hex(1, 0), hex(1, -1)], hex(0, -1), hex(-1, 1)),
      // Round the end of a wall
      ways([hex(1, 0), hex(2, 0), hex(3, 0), hex(4, -1)], hex(2, -1), hex(2, 1)),
      ways([hex(1, 0), hex(2, 0), hex(3, 0), hex(4, -1)], hex(2, 1), hex(2, -1)),
    ],
    [
      '3,-1 2,-1',
      '-3,2 -2,1 -1,0',
      '4,1 3,1 2,1 1,1',
      '2,0 1,1 0,1',
      '0,-1 -1,0 -1,1',
      '2,-1 3,-1 4,-2 5,-2 5,-1 4,0 3,1 2,1',
      '2,1 3,1 4,0 5,-1 5,-2 4,-2 3,-1 2,-1',
    ],
  );
});

test('WD-10 no way leads to or from a hex beyond the open ring round the tiles', () => {
  assert.deepEqual(slide([hex(1, 0)], undefined, hex(30, 0)), []);
  assert.deepEqual(slide([hex(1, 0)], hex(0, 1), hex(-30, 0)), []);
  assert.deepEqual(slide([hex(1, 0)], hex(30, 0), hex(0, 1)), []);
  for (const to of [hex(3, 0), hex(-2, 0), hex(0, 2), hex(0, -2)])
    assert.deepEqual(slide([hex(1, 0)], undefined, to), [], `one step beyond: ${hexText(to)}`);
});

test('WD-13 the way from one end of a long row to the other leads along it, not over the edges of the table', () => {
  const row = [1, 2, 3, 4, 5, 6].map((q) => hex(q, 0));
  const along = '-1,0 -1,1 0,1 1,1 2,1 3,1 4,1 5,1 6,1 7,0';
  assert.equal(texts(slide(row, hex(-1, 0), hex(7, 0))), along);
  assert.equal(texts(slide(row, hex(7, 0), hex(-1, 0))), along.split(' ').reverse().join(' '));
});

test('WD-13 a gap is named by its two tiles, the earlier one first, in either direction', () => {
  const ring = DIRECTIONS.map(({ q, r }) => hex(3 + q, r));
  ring.forEach((gap, i) => {
    const grid = gridOf(ring.filter((tile) => tile !== gap));
    assert.deepEqual(gatesRound(grid, indexOf(grid, hex(3, 0))), [[ring.at(i - 1), ring.at((i + 1) % 6)]]);
  });
});

test('WD-13 all gaps of the room in which a tile can slide are named', () => {
  // Four hexes, the first and the last two steps apart, closed all round but for a gap of one hex at each end
  const room = [hex(3, 0), hex(4, 0), hex(3, 1), hex(4, 1)];
  const walls = '2,1 3,-1 4,-1 5,-1 5,0 4,2 3,2 2,2'.split(' ').map((text) => text.split(',').map(Number));
  const grid = gridOf(walls.map(([q = 0, r = 0]) => hex(q, r)));
  for (const at of room) {
    const gates = gatesRound(grid, indexOf(grid, at)).map((gate) => gate.map(hexText).join(' '));
    assert.deepEqual(gates.sort(), ['2,1 3,-1', '5,0 4,2'], hexText(at));
  }
});

test('WD-9 the neighbours of a hex: the number of tiles, and whether the Iceberg is one', () => {
  const grid = gridOf([hex(1, 0), hex(2, -1), hex(3, -1), hex(-1, 1)]);
  const told = (q: number, r: number) => {
    const index = indexOf(grid, hex(q, r));
    const { tiles, middle } = touching(grid, index);
    return [tiles, middle, isHeld(grid, index)];
  };
  assert.deepEqual(told(1, -1), [2, true, true]);
  assert.deepEqual(told(0, -1), [0, true, true]);
  assert.deepEqual(told(2, 0), [3, false, true]);
  assert.deepEqual(told(2, -2), [1, false, false]);
  assert.deepEqual(told(0, 1), [2, true, true]);
  assert.deepEqual(told(-2, 2), [1, false, false]);
  assert.deepEqual(told(4, 0), [0, false, false]);
});
