/** The goal cards: every shape of syrup, and counts that are just met and one short (WT-50 to WT-57). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalShape, meetsGoal, shapesOf } from '../../src/waffle-time/goals.js';
import { inside, readSpace, spaceAt, spaceName, type Waffle } from '../../src/waffle-time/waffle.js';

const NAMES = ['1', '2', '3', '4', '5'].flatMap((rank) => [...'abcde'].map((file) => file + rank));

test('WT-1 the spaces of a waffle by file and rank, and what lies beside it', () => {
  for (let x = -1; x <= 5; x++) {
    for (let y = -1; y <= 5; y++) {
      const isOn = x >= 0 && x <= 4 && y >= 0 && y <= 4;
      assert.equal(inside(x, y), isOn, `${x} ${y}`);
      if (!isOn) continue;
      const name = 'abcde'.charAt(x) + (y + 1).toString();
      assert.deepEqual(
        [spaceAt(x, y), spaceName(spaceAt(x, y)), readSpace(`-${name}`, 1)],
        [5 * y + x, name, 5 * y + x],
      );
    }
  }
});

/** Shapes of syrup for the goals that are shapes, by compass from each space. */
function referenceShapes(goal: number, crossX: boolean): string[] {
  const found: string[] = [];
  const add = (x: number, y: number, steps: readonly (readonly [number, number])[]): void => {
    const spaces = steps.map(([dx, dy]) => [x + dx, y + dy] as const);
    if (!spaces.every(([a, b]) => a >= 0 && a < 5 && b >= 0 && b < 5)) return;
    found.push(
      spaces
        .map(([a, b]) => NAMES[5 * b + a] ?? '')
        .sort()
        .join(' '),
    );
  };
  const line = (dx: number, dy: number, length: number): (readonly [number, number])[] =>
    Array.from({ length }, (_one, i) => [i * dx, i * dy] as const);
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 5; x++) {
      if (goal === 50) for (const dx of [1, -1]) add(x, y, line(dx, 1, 4));
      if (goal === 51)
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
        ] as const)
          add(x, y, line(dx, dy, 5));
      if (goal === 53 && !crossX)
        add(x, y, [
          [0, 0],
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ]);
      if (goal === 53 && crossX)
        add(x, y, [
          [0, 0],
          [1, 1],
          [-1, 1],
          [1, -1],
          [-1, -1],
        ]);
      if (goal === 54)
        add(x, y, [
          [0, 0],
          [4, 4],
        ]);
      if (goal === 54)
        add(x, y, [
          [0, 0],
          [-4, 4],
        ]);
    }
  }
  return found.sort();
}

test('WT-50 to WT-54 each shape of syrup meets its goal, and none of its spaces can be missing', () => {
  for (const goal of [50, 51, 53, 54]) {
    for (const crossX of [false, true]) {
      const shapes = shapesOf(goal, crossX);
      const named = shapes.map((shape) =>
        shape
          .map((space) => spaceName(space))
          .sort()
          .join(' '),
      );
      assert.deepEqual(named.sort(), referenceShapes(goal, crossX), `WT-${goal}`);
      for (const shape of shapes) {
        const waffle = NAMES.map((_name, space) => (shape.includes(space) ? 13 : 1));
        assert.ok(meetsGoal(waffle, goal, crossX));
        assert.deepEqual(goalShape(waffle, goal, crossX).slice().sort(), shape.slice().sort());
        for (const gap of shape) {
          const less = waffle.map((content, space) => (space === gap ? 24 : content));
          assert.ok(!meetsGoal(less, goal, crossX), 'butter is no syrup');
          assert.deepEqual(goalShape(less, goal, crossX), []);
        }
      }
    }
  }
});

test('WT-52, WT-55 to WT-57 the goals that count, one short and just met', () => {
  const spread = (...counts: readonly number[]): Waffle => {
    const fruits = counts.flatMap((count, i) => Array<number>(count).fill(i + 1));
    return NAMES.map((_name, space) => (fruits[space] ?? 0) + (space % 2 === 0 ? 6 : 0));
  };
  const cases: readonly (readonly [number, readonly number[], boolean])[] = [
    [55, [6], true],
    [55, [5, 5, 5, 5, 5], false],
    [55, [0, 0, 0, 0, 6], true],
    [56, [4, 4], true],
    [56, [4, 3, 3, 3], false],
    [56, [8, 3], false],
    [56, [0, 0, 0, 4, 4], true],
    [57, [2, 2, 2, 2, 2], true],
    [57, [2, 2, 2, 2, 1], false],
    [57, [1, 2, 2, 2, 2], false],
    [57, [9, 9, 0, 2, 2], false],
  ];
  for (const [goal, counts, isMet] of cases) {
    const waffle = spread(...counts);
    assert.equal(meetsGoal(waffle, goal, false), isMet, `WT-${goal} ${counts.join()}`);
    const least = goal === 55 ? 6 : goal === 56 ? 4 : 2;
    const counted = waffle.flatMap((content, space) => {
      const fruit = content % 6;
      return fruit > 0 && (counts[fruit - 1] ?? 0) >= least ? [space] : [];
    });
    assert.deepEqual(goalShape(waffle, goal, false), isMet ? counted : []);
  }
  const syrup = (count: number): Waffle => NAMES.map((_name, space) => (space < count ? 13 : space === 9 ? 24 : 1));
  assert.deepEqual(
    [4, 5, 6].map((count) => meetsGoal(syrup(count), 52, false)),
    [false, true, true],
  );
  assert.deepEqual(goalShape(syrup(6), 52, false), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(goalShape(syrup(4), 52, false), []);
});
