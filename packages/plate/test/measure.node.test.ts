/** What is measured of piles at rest (BB-31, BB-52), and of a piece that is held over one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foodAt } from '@griddle/rules/internal/buffet-boss/components.js';
import { contactsOf, heightOf, isFree, outlinesOf, restingHeight, supportOf, type Pile } from '../src/measure.js';
import { EMPTY } from '../src/settle.js';

const HAM = foodAt('ham');
const EGG = foodAt('egg');
const STEAK = foodAt('steak');

/** A ham on the plate, an egg on the table beside it. */
const PILE: Pile = { foods: [HAM, EGG], poses: [[0, 0, 0], [0, 1781, 0], [8000, 1260, 0]] }; // prettier-ignore

/** A food let down at a place and turn: how low, how high the pile is then, what touches, and from where to where it is held. */
for (const [name, food, x, turn, y, height, contacts, support] of [
  ['a ham', HAM, 0, 0, 1781, 290, [[0, 1]], [-14, 14]],
  ['a ham on end', HAM, 0, 9000, 2563, 425, [[0, 1]], [0, 5]],
  ['a ham aslant at the rim', HAM, -3000, 4500, 2802, 406, [[0, 1]], [-39, -34]],
  ['a ham beside the plate', HAM, 20000, 0, 810, 193, [], [186, 214]],
  ['an egg', EGG, 0, 0, 2177, 358, [[0, 1]], [-4, 4]],
  ['an egg at the rim', EGG, 6000, 4500, 1924, 314, [[0, 1]], [50, 50]],
  ['a steak', STEAK, 0, 0, 1690, 264, [[0, 1]], [-16, 16]],
  ['a steak on the left', STEAK, -3000, 9000, 3029, 483, [[0, 1]], [-34, -28]],
  ['a steak on end beside the plate', STEAK, 6000, 9000, 1860, 366, [], [57, 63]],
] as const) {
  test(`BB-31 BB-52 ${name} let down at ${x} lies ${y} high and touches the right pieces`, () => {
    assert.equal(restingHeight(EMPTY, food, x, turn), y);
    const pile: Pile = { foods: [food], poses: [[0, 0, 0], [x, y, turn]] }; // prettier-ignore
    assert.equal(heightOf(pile), height);
    assert.deepEqual(contactsOf(pile), contacts);
    assert.deepEqual(supportOf(EMPTY, food, [x, y, turn]), support);
    assert.ok(isFree(EMPTY, food, [x, y, turn]));
    assert.ok(!isFree(EMPTY, food, [x, y - 11, turn]), 'lower it would touch');
  });
}

test('BB-31 BB-52 a piece on others lies on the higher of them, and is held by all that are near', () => {
  const y = restingHeight(PILE, STEAK, 3000, 0);
  assert.equal(y, 2791);
  assert.deepEqual(supportOf(PILE, STEAK, [3000, y, 0]), [13, 14]);
  const pile: Pile = { foods: [...PILE.foods, STEAK], poses: [...PILE.poses, [3000, y, 0]] };
  assert.deepEqual(contactsOf(pile), [
    [0, 1],
    [1, 3],
  ]);
  assert.equal(heightOf(pile), 374);
  assert.equal(heightOf(EMPTY), 0);
  assert.deepEqual(contactsOf(EMPTY), []);
});

test('a piece is free where it touches neither plate nor food nor table', () => {
  assert.ok(isFree(PILE, STEAK, [3000, 2791, 0]));
  assert.ok(!isFree(PILE, STEAK, [3000, 2770, 0]), 'in the ham');
  assert.ok(!isFree(PILE, STEAK, [8000, 2000, 0]), 'in the egg');
  assert.ok(isFree(PILE, STEAK, [30000, 701, 0]));
  assert.ok(!isFree(PILE, STEAK, [30000, 700, 0]), 'on the table');
  assert.ok(!isFree(PILE, STEAK, [30000, -5000, 0]), 'under it');
});

test('a piece held more than a fingernail above all others is held by nothing', () => {
  const [from, to] = supportOf(EMPTY, HAM, [20000, 900, 0]);
  assert.ok(from > to);
  const [left, right] = supportOf(EMPTY, HAM, [20000, 870, 0]);
  assert.ok(left < right && left > 186 && right < 214, `${left} ${right}`);
});

test('a piece can be held at its very end, and over a gap of just 0.8 mm', () => {
  assert.deepEqual(supportOf(EMPTY, EGG, [-6100, 1727, 0]), [-50, -50], 'the rim is under its right end alone');
  assert.deepEqual(supportOf(EMPTY, foodAt('octopus'), [20050, 1158, 0]), [197, 205]);
});

test('the outlines of a pile are placed once, plate and pieces in order', () => {
  const outlines = outlinesOf(PILE);
  assert.equal(outlines.length, 3);
  assert.equal(outlinesOf(PILE), outlines);
  const alone: Pile = { foods: [EGG], poses: [[0, 0, 0], [8000, 1260, 0]] }; // prettier-ignore
  assert.deepEqual(outlinesOf(alone), [outlines[0], outlines[2]]);
});
