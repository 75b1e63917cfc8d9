import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaOf, FOOD_POLYGONS } from '@griddle/art/internal/buffet-boss/outline.js';
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { actionText, parseAction } from '../src/action.js';
import { foodBody, PLATE_BODY } from '../src/bodies.js';
import { rotationOf, turnOf } from '../src/numbers.js';

test('sine, cosine and angles are right to the last hundredth of a degree, all the way round', () => {
  for (let turn = -40000; turn <= 40000; turn += 7) {
    const { sin, cos } = rotationOf(turn);
    const angle = (turn * Math.PI) / 18000;
    assert.ok(Math.abs(sin - Math.sin(angle)) < 1e-12 && Math.abs(cos - Math.cos(angle)) < 1e-12, `${turn}`);
    const back = turnOf({ sin, cos });
    assert.equal((((back - turn) % 36000) + 36000) % 36000, 0, `${turn} ${back}`);
    assert.ok(back > -18001 && back <= 18000);
  }
});

test('sine and cosine are as accurate as their sums allow, and exact for whole quarters', () => {
  for (let turn = -4500; turn <= 40500; turn += 500) {
    const { sin, cos } = rotationOf(turn);
    const angle = (turn * Math.PI) / 18000;
    assert.ok(Math.abs(sin - Math.sin(angle)) < 3e-14, `${turn}`);
    assert.ok(Math.abs(cos - Math.cos(angle)) < 3e-14, `${turn}`);
  }
  const quarters = [-18000, -9000, 0, 9000, 18000, 27000, 36000, 45000].map((turn) => {
    const { sin, cos } = rotationOf(turn);
    return `${sin + 0},${cos + 0}`;
  });
  assert.deepEqual(quarters, ['0,-1', '-1,0', '0,1', '1,0', '0,-1', '-1,0', '0,1', '1,0']);
});

test('angles range from half a turn to the left, which is written as one to the right, to half a turn to the right', () => {
  const half = Math.SQRT1_2;
  for (const [sin, cos, turn] of [
    [0, 1, 0],
    [1, 0, 9000],
    [-1, 0, -9000],
    [0, -1, 18000],
    [half, half, 4500],
    [-half, half, -4500],
    [half, -half, 13500],
    [-half, -half, -13500],
    [1e-9, -1, 18000],
  ] as const)
    assert.equal(turnOf({ sin, cos }) + 0, turn, `${sin} ${cos}`);
});

test('angles are rounded to the nearest hundredth of a degree, a ten-millionth of that before the half and after it', () => {
  for (let turn = -17990; turn < 17990; turn += 61)
    for (const beyond of [-1e-7, 1e-7]) {
      const angle = ((turn + 0.5 + beyond) * Math.PI) / 18000;
      const found = turnOf({ sin: Math.sin(angle), cos: Math.cos(angle) });
      assert.equal(found + 0, beyond < 0 ? turn : turn + 1, `${turn} ${beyond}`);
    }
});

test('convex pieces have the area of the outline, turn one way and have eight corners at most', () => {
  FOODS.forEach(({ id }, food) => {
    const { pieces, outline } = foodBody(food);
    const area = pieces.reduce((sum, piece) => sum + areaOf(piece), 0);
    assert.ok(Math.abs(area - areaOf(FOOD_POLYGONS[food] ?? [])) < 0.05 * areaOf(outline) * 0.01, `${id} ${area}`);
    for (const piece of pieces) {
      assert.ok(piece.length >= 3 && piece.length <= 8, id);
      piece.forEach(([x, y], i) => {
        const [u, v] = piece[(i + 1) % piece.length] ?? [x, y];
        const [s, t] = piece[(i + 2) % piece.length] ?? [x, y];
        assert.ok((u - x) * (t - v) - (v - y) * (s - u) > 0, `${id} is convex`);
      });
    }
  });
});

test('the outline of the plate has the area of its slices', () => {
  const slices = PLATE_BODY.pieces.reduce((sum, slice) => sum + areaOf(slice), 0);
  assert.ok(Math.abs(slices - areaOf(PLATE_BODY.outline)) < 0.01, `${slices} ${areaOf(PLATE_BODY.outline)}`);
  for (const slice of PLATE_BODY.pieces) assert.ok(slice.length <= 8);
});

test('actions are read as they are written, and other texts are refused', () => {
  for (const text of ['d0,0,0', 'd-120,3400,-9000', 'n0,0,1', 'n12,7,3']) {
    const action = parseAction(text);
    assert.ok(action);
    assert.equal(actionText(action), text);
  }
  for (const text of [
    '',
    'd1,2',
    'd1,2,3,4',
    'x1,2,3',
    'n1,8,1',
    'n1,0,0',
    'n1,0,4',
    'n-1,0,1',
    'd1,a,2',
    'd1.5,0,0',
  ]) {
    assert.equal(parseAction(text), undefined, text);
  }
});
