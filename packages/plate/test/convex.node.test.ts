/** Outlines cut into convex pieces, and their centres: the same pieces everywhere, or one seed would make two piles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaOf, type Corner } from '@griddle/art/internal/buffet-boss/outline.js';
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { foodBody } from '../src/bodies.js';
import { centroidOf, convexPieces } from '../src/convex.js';

type Polygon = readonly Corner[];

const corners = (text: string): Polygon =>
  text.split(' ').map((corner): Corner => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return [x, y];
  });
const texts = (pieces: readonly Polygon[]): string[] =>
  pieces.map((piece) => piece.map((corner) => corner.join(',')).join(' '));

const STAR = '30,0 8,6 9,29 -3,10 -24,18 -10,0 -24,-18 -3,-10 9,-29 8,-6';
const COMB = '0,0 50,0 50,20 40,20 40,10 30,10 30,20 20,20 20,10 10,10 10,20 0,20';
const WHEEL =
  '100,0 95,31 81,59 59,81 31,95 0,100 -31,95 -59,81 -81,59 -95,31 -100,0 -95,-31 -81,-59 -59,-81 -31,-95 0,-100 31,-95 59,-81 81,-59 95,-31';

for (const [name, outline, most, pieces] of [
  ['a triangle', '0,0 10,0 0,10', 8, ['0,0 10,0 0,10']],
  [
    'a star',
    STAR,
    8,
    [
      '-3,10 -24,18 -10,0',
      '-10,0 -24,-18 -3,-10 8,6',
      '8,-6 30,0 8,6',
      '8,6 9,29 -3,10',
      '-3,-10 9,-29 8,-6',
      '8,6 -3,10 -10,0',
      '8,6 -3,-10 8,-6',
    ],
  ],
  [
    'a star in triangles',
    STAR,
    3,
    [
      '-3,10 -24,18 -10,0',
      '-10,0 -24,-18 -3,-10',
      '8,-6 30,0 8,6',
      '8,6 9,29 -3,10',
      '-3,-10 9,-29 8,-6',
      '8,6 -3,10 -10,0',
      '8,6 -10,0 -3,-10',
      '8,6 -3,-10 8,-6',
    ],
  ],
  [
    'a comb',
    COMB,
    8,
    [
      '50,0 50,20 40,20 40,10',
      '10,20 0,20 0,0 10,10',
      '30,10 30,20 20,20 20,10',
      '0,0 50,0 40,10 30,10',
      '20,10 10,10 0,0',
      '30,10 20,10 0,0',
    ],
  ],
  [
    'a wheel',
    WHEEL,
    8,
    [
      '95,-31 100,0 95,31 81,59 59,81 31,95 0,100 -31,95',
      '95,-31 -31,95 -59,81 -81,59 -95,31 -100,0 -95,-31 81,-59',
      '81,-59 -95,-31 -81,-59 -59,-81 -31,-95 0,-100 31,-95 59,-81',
    ],
  ],
  [
    'a wheel in pieces of six corners',
    WHEEL,
    6,
    [
      '95,-31 100,0 95,31 81,59 59,81 31,95',
      '95,-31 31,95 0,100 -31,95 -59,81 81,-59',
      '81,-59 -59,81 -81,59 -95,31 -100,0 -95,-31',
      '81,-59 -95,-31 -81,-59 -59,-81 -31,-95 59,-81',
      '59,-81 -31,-95 0,-100 31,-95',
    ],
  ],
] as const) {
  test(`${name} is cut into convex pieces of at most ${most} corners`, () => {
    const cut = convexPieces(corners(outline), most);
    assert.deepEqual(texts(cut), pieces);
    if (most === 8) assert.deepEqual(convexPieces(corners(outline)), cut, 'as many as the engine takes');
    assert.equal(
      cut.reduce((sum, piece) => sum + areaOf(piece), 0),
      areaOf(corners(outline)),
    );
    for (const piece of cut) assert.ok(piece.length <= most);
  });
}

test('corners on a straight line are left out, and others are not', () => {
  const square = '0,0 10,0 10,10 0,10';
  const cut = (outline: string): string[] => texts(convexPieces(corners(outline)));
  assert.deepEqual(cut('0,0 5,0 10,0 10,10 0,10'), cut(square));
  assert.deepEqual(cut('0,0 5,-0.00003 10,0 10,10 0,10 0,5'), cut(square));
  assert.deepEqual(
    cut('0,0 5,-0.0001 10,0 10,10 0,10').map((piece) => piece.split(' ').length),
    [5],
  );
  assert.deepEqual(cut('0,0 1,0 2,0.0004 2,5 0,5'), ['0,5 0,0 2,0.0004 2,5'], 'as straight as that');
  assert.deepEqual(cut('0,0 5,0.0001 10,0 10,10 0,10').length, 2, 'a dent');
});

test('the pieces of every food', () => {
  assert.deepEqual(
    FOODS.map(({ id }, food) =>
      [
        id,
        foodBody(food)
          .pieces.map((piece) => piece.length)
          .join(''),
      ].join(' '),
    ),
    [
      'lettuce 575544443',
      'pea-pod 645474',
      'broccoli 54775855',
      'squid 44444364484',
      'mushroom 8388333',
      'egg 8884',
      'berry-pie 8656',
      'octopus 83386448637',
      'grapes 63446553586333',
      'lemon-tart 8586',
      'banana 848433333333',
      'pineapple 55584883',
      'steak 87373',
      'lobster-claw 834858743',
      'strawberry 8855433',
      'gingerbread 53466',
      'sausage 7748',
      'chicken-wing 885684333',
      'ham 88363',
      'cupcake 486884',
      'shrimp 77588533333',
    ],
  );
});

test('the centre of mass of an even plate of any outline', () => {
  assert.deepEqual(centroidOf(corners('0,0 6,0 0,9')), [2, 3]);
  assert.deepEqual(centroidOf(corners('10,20 20,20 20,40 10,40')), [15, 30]);
  assert.deepEqual(centroidOf(corners(COMB)), [25, 8.75]);
  const [x, y] = centroidOf(corners('0,0 20,0 20,10 10,10 10,20 0,20'));
  assert.ok(Math.abs(x - 25 / 3) < 1e-12 && Math.abs(y - 25 / 3) < 1e-12);
});
