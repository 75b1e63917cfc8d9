/** The pattern cards and goals: one place where each matches and one where it nearly does (WT-30 to WT-57). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meetsGoal, goalShape, shapesOf } from '../../src/waffle-time/goals.js';
import {
  allCards,
  cardName,
  cardOf,
  distinct,
  drawingsOf,
  matchesOf,
  type ActiveCards,
} from '../../src/waffle-time/patterns.js';
import { spaceName, inside, readSpace, spaceAt, type Waffle } from '../../src/waffle-time/waffle.js';
import { at } from './helpers.js';

/** Syrup sets (`a1b1`) of every match of a card on a waffle; `cards` are the numbers of the cards in play. */
function matches(card: string, waffle: string, cards = '11111', cherryBoth = false): string[] {
  const pattern = allCards().find((other) => cardName(other) === card);
  assert.ok(pattern, card);
  const active: ActiveCards = { numbers: [...cards].map(Number), cherryBoth };
  const [spaces = []] = at(waffle).waffles;
  const found = matchesOf(spaces, pattern, active).map((match) =>
    match.syrup.map((space) => spaceName(space)).join(''),
  );
  return [...new Set(found)];
}

const CASES: readonly [id: string, card: string, yes: string, syrup: string, no: string][] = [
  ['WT-30', 'cherry-1', '5/5/5/5/ccw2', 'a1b1', '5/5/5/5/ckw2'],
  ['WT-30', 'cherry-1', '5/5/5/5/Kcc2', 'b1c1', '5/5/5/5/wc1c1'],
  ['WT-31', 'cherry-2', '5/5/c4/C4/c4', 'a1a2a3', '5/5/c4/K4/c4'],
  ['WT-32', 'cherry-3', '5/5/5/1c3/cc3', 'a1b1b2', '5/5/5/2c2/cc3'],
  ['WT-33', 'blackberry-1', '5/5/5/kk3/kk3', 'a1b1a2b2', '5/5/5/kk3/kb3'],
  ['WT-34', 'blackberry-2', '5/5/5/1k3/kkk2', 'a1b1c1b2', '5/5/5/k4/kkk2'],
  ['WT-35', 'blackberry-3', '5/5/5/1kk2/kk3', 'a1b1b2c2', '5/5/5/kk3/1k3'],
  ['WT-36', 'strawberry-1', '5/5/5/sk3/bs3', 'b1a2', '5/5/5/s4/bs3'],
  ['WT-36', 'strawberry-1', '5/5/5/ss3/bk3', 'a2b2', '5/5/5/ss3/bw3'],
  ['WT-37', 'strawberry-2', '5/5/2s2/1k3/s4', 'a1c3', '5/5/2s2/1s3/s4'],
  ['WT-38', 'strawberry-3', '5/5/5/s4/ws3', 'b1a2', '5/5/5/s4/ks3'],
  ['WT-39', 'banana-1', '5/5/5/5/cbbk1', 'b1c1', '5/5/5/5/cbb2'],
  ['WT-40', 'banana-2', '5/5/5/5/bkbc1', 'a1c1', '5/5/5/5/bkb2'],
  ['WT-41', 'banana-3', '5/5/5/5/bkcb1', 'a1d1', '5/5/5/5/bkbb1'],
  ['WT-42', 'blueberry-1', '5/5/5/5/uck2', 'a1', '5/5/5/5/ucc2'],
  ['WT-44', 'blueberry-3', '5/5/5/c*4/uc*3', 'a1', '5/5/5/c4/uc*3'],
];

for (const [id, card, yes, syrup, no] of CASES) {
  test(`${id} ${card} matches ${yes} and not ${no}`, () => {
    assert.ok(matches(card, yes).includes(syrup), matches(card, yes).join(' '));
    assert.deepEqual(matches(card, no), []);
  });
}

test('WT-30 option cherry1=both wants cream at both ends', () => {
  assert.deepEqual(matches('cherry-1', '5/5/5/5/ccw2', '11111', true), []);
  assert.deepEqual(matches('cherry-1', '5/5/5/5/wccK1', '11111', true), ['b1c1']);
});

test('WT-30 a match and its mirror image that give the same fruits syrup count as one', () => {
  const [spaces = []] = at('5/5/5/5/C*CC*2').waffles;
  const found = distinct(matchesOf(spaces, cardOf(1, 1), { numbers: [1, 1, 1, 1, 1], cherryBoth: false }));
  assert.deepEqual(found, [{ cells: [0, 1, 2], syrup: [1] }]);
  assert.deepEqual(matches('cherry-1', '5/5/5/5/CCC2'), ['a1b1', 'b1c1']);
});

test('WT-30 matches that give the same fruits syrup, but with other cream, count as two', () => {
  const [spaces = []] = at('5/5/5/5/wccw1').waffles;
  const found = distinct(matchesOf(spaces, cardOf(1, 1), { numbers: [1, 1, 1, 1, 1], cherryBoth: false }));
  assert.deepEqual(found.map(({ cells, syrup }) => `${cells.join()} ${syrup.join()}`).sort(), [
    '0,1,2 1,2',
    '1,2,3 1,2',
  ]);
});

test('WT-35 both hands of the shape', () => {
  assert.deepEqual(matches('blackberry-3', '5/5/5/kk3/1kk2'), ['b1c1a2b2']);
});

test('WT-42 the run may be part of a longer one, and every blueberry in it gets syrup', () => {
  assert.deepEqual(matches('blueberry-1', '5/5/5/5/ucsuk').sort(), ['a1', 'a1d1', 'd1']);
});

test('WT-43 a blueberry that is the other fruit of another active card', () => {
  assert.deepEqual(matches('blueberry-2', '5/5/5/5/ubbu1', '11112'), ['a1d1']);
  assert.deepEqual(
    matches('blueberry-2', '5/5/5/5/ubbu1', '11122'),
    [],
    'banana 2 is in play, and its shape is not there',
  );
  assert.deepEqual(matches('blueberry-2', '5/5/5/su3/us3', '11112'), ['a1b2']);
});

/** A goal is met by one waffle, and not by one that nearly meets it. */
function meets(goal: number, yes: string, nearly: string): void {
  assert.ok(meetsGoal(at(yes).waffles[0] ?? [], goal, false), yes);
  assert.ok(!meetsGoal(at(nearly).waffles[0] ?? [], goal, false), nearly);
}

test('WT-50 four syrup in a diagonal', () => {
  meets(50, '3c*1/2c*2/1c*3/c*4/5', '4c*/2c*2/1c*3/c*4/5');
});

test('WT-51 five syrup in a row or column', () => {
  meets(51, 'c*4/c*4/k*4/c*4/c*4', 'c*4/c*4/k4/c*4/c*4');
});

test('WT-52 five syrup anywhere', () => {
  meets(52, 'c*1c*1c*/5/5/5/c*3c*', 'c*1c*1c*/5/5/5/c*4');
});

test('WT-53 five syrup in a plus', () => {
  meets(53, '5/1c*3/c*c*c*2/1c*3/5', '5/c*1c*2/1c*3/c*1c*2/5');
});

test('WT-54 syrup in two opposite corners', () => {
  meets(54, '4c*/5/5/5/c*4', '4c*/5/5/5/4c*');
});

test('WT-55 six of one fruit', () => {
  meets(55, 'ccccc/c4/5/5/5', 'ccccc/5/5/5/5');
});

test('WT-56 four of each of two fruits', () => {
  meets(56, 'cccc1/kkkk1/5/5/5', 'cccc1/kkk2/5/5/5');
});

test('WT-57 two of every fruit', () => {
  meets(57, 'ccss1/kkbb1/uu3/5/5', 'ccss1/kkbb1/u4/5/5');
});

test('WT-53 option cross=x wants an X', () => {
  const [plus = []] = at('5/1c*3/c*c*c*2/1c*3/5').waffles;
  const [x = []] = at('5/c*1c*2/1c*3/c*1c*2/5').waffles;
  assert.deepEqual([meetsGoal(plus, 53, true), meetsGoal(x, 53, true)], [false, true]);
});

test('WT-30 to WT-44 each card has a rule, and only cherry 1 has another form by option', () => {
  const rules = allCards().map((card) => `${cardName(card)} ${card.rule}`);
  assert.deepEqual(rules, [
    'cherry-1 WT-30',
    'cherry-2 WT-31',
    'cherry-3 WT-32',
    'strawberry-1 WT-36',
    'strawberry-2 WT-37',
    'strawberry-3 WT-38',
    'blackberry-1 WT-33',
    'blackberry-2 WT-34',
    'blackberry-3 WT-35',
    'banana-1 WT-39',
    'banana-2 WT-40',
    'banana-3 WT-41',
    'blueberry-1 WT-42',
    'blueberry-2 WT-43',
    'blueberry-3 WT-44',
  ]);
  const other = allCards().filter((card) => drawingsOf(card, true).join() !== drawingsOf(card, false).join());
  assert.deepEqual(other.map(cardName), ['cherry-1']);
});

// The goal cards: every shape of syrup, and counts that are just met and one short (WT-50 to WT-57).

const NAMES = ['1', '2', '3', '4', '5'].flatMap((rank) => [...'abcde'].map((file) => file + rank));

test('WT-1 the spaces of a waffle by file and rank, and their neighbours', () => {
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

test('WT-50 to WT-54 each shape of syrup meets its goal, and needs all of its spaces', () => {
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

test('WT-52, WT-55 to WT-57 goals that count something, one short and just met', () => {
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
