/** Outlines that lie, touch and are let down (BB-20, BB-31, BB-52): plain shapes, and many against a slow reference implementation. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import {
  areWithin,
  boxOf,
  contactsBetween,
  heightOver,
  highestAt,
  isAbove,
  letDown,
  lowestAt,
  placed,
  type Corner,
  type Polygon,
} from '../src/polygons.js';

/** A rectangle by its left lower corner, its width and its height. */
const box = (x: number, y: number, width = 10, height = width): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A frame that is open to the right: a bay of 10 by 10 from 5,5 on. */
const BAY: Polygon = [
  [0, 0],
  [15, 0],
  [15, 5],
  [5, 5],
  [5, 15],
  [15, 15],
  [15, 20],
  [0, 20],
];

test('an outline lies at its pose: hundredths of a millimetre and of a degree', () => {
  const ell: Polygon = [
    [0, 0],
    [4, 0],
    [4, 1],
  ];
  assert.deepEqual(placed(ell, [250, -1050, 0]), [
    [2.5, -10.5],
    [6.5, -10.5],
    [6.5, -9.5],
  ]);
  assert.deepEqual(placed(ell, [250, -1050, 9000]), [
    [2.5, -10.5],
    [2.5, -6.5],
    [1.5, -6.5],
  ]);
  const [, , tip = [0, 0]] = placed(ell, [0, 0, 4500]);
  assert.ok(Math.abs(tip[0] - 3 * Math.SQRT1_2) < 1e-12 && Math.abs(tip[1] - 5 * Math.SQRT1_2) < 1e-12);
  assert.deepEqual(boxOf(ell), [0, 0, 4, 1]);
  assert.deepEqual(boxOf(placed(ell, [250, -1050, 9000])), [1.5, -10.5, 2.5, -6.5]);
});

/** Two outlines and how far they are apart. */
const GAPS: readonly (readonly [name: string, one: Polygon, other: Polygon, gap: number])[] = [
  ['side by side', box(0, 0), box(13, 0), 3],
  ['one above the other', box(0, 0), box(0, 12), 2],
  ['shifted along a side', box(0, 0), box(12, 9), 2],
  ['corner to corner, up', box(0, 0), box(13, 14), 5],
  ['corner to corner, down', box(0, 0), box(-13, -14), 5],
  ['corner to corner, across', box(0, 0), box(14, -13), 5],
  ['corner to corner, across and up', box(0, 0), box(-14, 13), 5],
  ['a point over a long side', box(0, 0, 100, 1), [[50, 4], [52, 9], [48, 9]], 3], // prettier-ignore
  ['a point under a long side', box(0, 0, 100, 1), [[50, -4], [48, -9], [52, -9]], 4], // prettier-ignore
  ['a slope beside a corner', [[0, 0], [30, 40], [0, 40]], box(27, 1, 10), 15], // prettier-ignore
  ['in a bay, nearest below', BAY, box(8, 7, 4, 5), 2],
  ['in a bay, nearest above', BAY, box(9, 9, 4, 5), 1],
  ['in a bay, nearest behind', BAY, box(6.5, 8, 4, 4), 1.5],
  ['before a bay', BAY, box(18, 9, 4, 2), 5],
  ['touching along a side', box(0, 0), box(10, 3), 0],
  ['touching at a corner', box(0, 0), box(10, 10), 0],
  ['one upon the other', box(0, 0), box(2, 10, 3), 0],
  ['overlapping', box(0, 0), box(9, 9), -1],
  ['one within the other', box(0, 0, 30), box(12, 12, 3), -1],
  ['a cross, with no corner of one in the other', box(0, 10, 30, 4), box(12, 0, 4, 30), -1],
  ['a bar through a bay', BAY, box(-5, 9, 40, 2), -1],
];

for (const [name, one, other, gap] of GAPS) {
  test(`BB-52 outlines ${name} come within ${gap} mm and no nearer`, () => {
    for (const [a, b] of [
      [one, other],
      [other, one],
      [[...one].reverse(), other],
      [one.map(([x, y]): Corner => [x, -y]), other.map(([x, y]): Corner => [x, -y])],
      [one.map(([x, y]): Corner => [y, x]), other.map(([x, y]): Corner => [y, x])],
      [one.map(([x, y]): Corner => [-y, x]), other.map(([x, y]): Corner => [-y, x])],
      [
        [...one.slice(2), ...one.slice(0, 2)],
        [...other.slice(1), ...other.slice(0, 1)],
      ],
    ] as const) {
      if (gap >= 0) assert.ok(areWithin(a, b, gap));
      if (gap > 0) assert.ok(!areWithin(a, b, gap - 0.01) && !areWithin(a, b, 0));
      if (gap < 0) assert.ok(areWithin(a, b, 0));
      assert.ok(areWithin(a, b, gap + 0.01 > 0 ? gap + 0.01 : 0));
      assert.ok(areWithin(a, b, 60));
    }
  });
}

test('BB-52 pairs within half a millimetre touch, the plate being number 0, in the order of the notation', () => {
  const plate = box(-50, 0, 100, 2);
  const outlines = [plate, box(0, 2.5), box(10.5, 2.51), box(0, 13), box(30, 2), box(12, 12.9, 3)];
  assert.deepEqual(contactsBetween(outlines), [
    [0, 1],
    [0, 4],
    [1, 2],
    [1, 3],
    [2, 5],
  ]);
  assert.deepEqual(contactsBetween(outlines, 0.51), [
    [0, 1],
    [0, 2],
    [0, 4],
    [1, 2],
    [1, 3],
    [2, 5],
  ]);
  assert.deepEqual(contactsBetween(outlines, 0), [[0, 4]]);
  assert.deepEqual(contactsBetween([plate]), []);
});

test('BB-31 a pile is as high as its highest food, in tenths of a millimetre, and no pile with food is flat', () => {
  const plate = box(-50, 0, 100, 40);
  assert.equal(heightOver([]), 0);
  assert.equal(heightOver([plate]), 0);
  assert.equal(heightOver([plate, box(0, 2.34)]), 123);
  assert.equal(heightOver([plate, box(0, 2.36), box(0, -3)]), 124);
  assert.equal(heightOver([plate, box(0, -3), box(0, 20)]), 300);
  assert.equal(heightOver([plate, box(0, -30)]), 1);
  assert.equal(heightOver([plate, box(0, -9.96)]), 1);
});

test('an outline is above a height when all of it is, at its pose', () => {
  const bar = box(-10, -1, 20, 2);
  assert.ok(isAbove(bar, [0, 600, 0], 4.99));
  assert.ok(!isAbove(bar, [0, 600, 0], 5));
  assert.ok(!isAbove(bar, [0, 600, 9000], 4.99), 'on end it reaches lower');
  assert.ok(isAbove(bar, [500, 1600, 9000], 5.99));
  assert.ok(!isAbove(bar, [500, 1600, 9000], 6.01));
  assert.ok(isAbove(bar, [0, 600, 18000], 4.9));
  // One end is farther from the origin than the other
  const long = box(-5, -1, 30, 3);
  assert.ok(isAbove(long, [0, 1000, 9000], 4.99) && !isAbove(long, [0, 1000, 9000], 5.01));
  assert.ok(isAbove(long, [0, 1000, -9000], -15.01) && !isAbove(long, [0, 1000, -9000], -14.99));
  assert.ok(isAbove(long, [0, 1000, 18000], 7.99) && !isAbove(long, [0, 1000, 18000], 8.01));
});

test('the upper and lower edges of an outline at a place; far away where there is none', () => {
  for (const [x, low, high] of [
    [-0.1, 1e6, -1e6],
    [0, 0, 20],
    [3, 0, 20],
    [10, 0, 20],
    [15, 0, 20],
    [15.1, 1e6, -1e6],
  ] as const) {
    assert.equal(highestAt(BAY, x), high);
    assert.equal(lowestAt(BAY, x), low);
  }
  const wedge: Polygon = [
    [0, -5],
    [20, 5],
    [0, 15],
  ];
  assert.deepEqual(
    [0, 5, 10, 20].map((x) => [lowestAt(wedge, x), highestAt(wedge, x)]),
    [
      [-5, 15],
      [-2.5, 12.5],
      [0, 10],
      [5, 5],
    ],
  );
});

test('a piece is let down on what is below it and stays a tenth of a millimetre clear', () => {
  const piece = box(-5, -5);
  const at = (others: readonly Polygon[], x: number, turn = 0, outline = piece): number =>
    letDown(others, outline, x, turn);
  assert.equal(at([], 300), 510, 'on the table');
  assert.equal(at([box(0, 0)], 300), 1510);
  assert.equal(at([box(0, 0)], 1500), 1510, 'at the very edge');
  assert.equal(at([box(0, 0)], 1501), 510, 'beside it');
  assert.equal(at([box(0, 0)], -501), 510, 'on the other side');
  assert.equal(at([box(0, 0), box(2, 0, 1, 30), box(20, 0, 1, 90)], 300), 3510, 'the highest of several');
  assert.equal(at([box(2, 0, 1, 30)], 300), 3510, 'a post under its middle');
  assert.equal(at([box(-50, 0, 100, 3)], 0), 810, 'a plank wider than it');
  assert.equal(at([box(0, 0, 10, 10.001)], 300), 1511, 'rounded up');
  const roof: Polygon = [
    [-20, 0],
    [20, 0],
    [0, 20],
  ];
  assert.equal(at([roof], 0), 2510, 'on the ridge');
  assert.equal(at([roof], 1000), 2010, 'with a corner on the slope');
  assert.equal(at([box(0, 0)], 500, 0, box(-50, 2, 100, 4)), 810, 'a plank whose origin is not its middle');
  assert.equal(at([], 0, 9000, box(-10, -1, 20, 2)), 1010, 'on end');
});

/** A polygon of some corners round a place, on whole millimetres and in order round it, so that no sides cross. */
function blob(roll: (n: number) => number, x: number, y: number): Polygon {
  const corners = Array.from({ length: 3 + roll(6) }, (_none, i, all = 0) => ({ turn: i, all, far: 2 + roll(12) }));
  return corners.map(({ turn, far }): Corner => {
    const angle = (2 * Math.PI * turn) / corners.length;
    return [x + Math.round(far * Math.cos(angle)), y + Math.round(far * Math.sin(angle))];
  });
}

const sidesOf = (polygon: Polygon): (readonly [Corner, Corner])[] =>
  polygon.map((corner, i) => [corner, polygon[(i + 1) % polygon.length] ?? corner]);

/** The distance of two outlines, by every corner against every side; 0 where they overlap. */
function apart(one: Polygon, other: Polygon): number {
  const turn = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number =>
    Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  const isIn = ([x, y]: Corner, polygon: Polygon): boolean => {
    const angle = sidesOf(polygon).reduce((sum, [[ax, ay], [bx, by]]) => {
      const [u, v, s, t] = [ax - x, ay - y, bx - x, by - y];
      return sum + Math.atan2(u * t - v * s, u * s + v * t);
    }, 0);
    return Math.abs(angle) > 3;
  };
  if (one.some((corner) => isIn(corner, other)) || other.some((corner) => isIn(corner, one))) return 0;
  let least = Infinity;
  for (const [a, b] of sidesOf(one))
    for (const [c, d] of sidesOf(other)) {
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return 0;
      for (const [[px, py], [qx, qy], [rx, ry]] of [
        [a, c, d],
        [b, c, d],
        [c, a, b],
        [d, a, b],
      ] as const) {
        const length = Math.hypot(rx - qx, ry - qy) || 1;
        const along = Math.min(length, Math.max(0, ((px - qx) * (rx - qx) + (py - qy) * (ry - qy)) / length));
        least = Math.min(
          least,
          Math.hypot(px - qx - (along * (rx - qx)) / length, py - qy - (along * (ry - qy)) / length),
        );
      }
    }
  return least;
}

test('BB-52 the distances of 600 pairs of outlines agree with a slow reference implementation', () => {
  let rng = seeded(5);
  const roll = (n: number): number => below((rng = next(rng)), n);
  let [near, far] = [0, 0];
  for (let i = 0; i < 600; i++) {
    const [one, other] = [blob(roll, 0, 0), blob(roll, roll(31) - 15, roll(31) - 15)];
    const gap = apart(one, other);
    for (const distance of [0, 0.5, 2, 5]) {
      if (Math.abs(gap - distance) < 1e-9 && gap > 0) continue;
      const isNear = gap <= distance;
      assert.equal(areWithin(one, other, distance), isNear, JSON.stringify({ one, other, gap, distance }));
      if (isNear) near++;
      else far++;
    }
  }
  assert.ok(near > 300 && far > 300);
});
