/** The parts of the solver of Connect-4, each on small cases: the board in bits, its table, packed numbers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BOARD,
  canWinAt,
  columnBits,
  count,
  findWinning,
  half,
  hasFour,
  highestOf,
  isLeft,
  keyOf,
  landings,
  mirrored,
  winning,
  type Bits,
} from '../src/connect-four/board.js';
import { Expectation, MOST, Unpacked } from '../src/connect-four/packed.js';
import { canWinNow } from '../src/connect-four/solver.js';
import { boundOf, LEAST, Table } from '../src/connect-four/table.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { bitOf, bitsOf } from './connect-four-spaces.js';

/** Halves as spaces. */
function named(left: number, right: number): string {
  const found: string[] = [];
  for (let column = 0; column < 6; column++) {
    for (let row = 0; row < 6; row++) {
      const [l, r] = bitOf(column, row);
      if ((left & l) !== 0 || (right & r) !== 0) found.push('abcdef'.charAt(column) + String(row + 1));
    }
  }
  return found.join(' ');
}

/** Every four in a row of the board, as names. */
const FOURS = [...'abcdef'].flatMap((_file, x) =>
  [0, 1, 2, 3, 4, 5].flatMap((y) =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].flatMap(([dx = 0, dy = 0]) => {
      const [endX, endY] = [x + 3 * dx, y + 3 * dy];
      if (endX > 5 || endY > 5 || endY < 0) return [];
      return [[0, 1, 2, 3].map((k) => 'abcdef'.charAt(x + k * dx) + String(y + k * dy + 1))];
    }),
  ),
);

test('Connect-4 in bits: each of the 54 fours is found, and none with one of its pieces away', () => {
  assert.equal(FOURS.length, 54);
  for (const four of FOURS) {
    assert.ok(hasFour(...bitsOf(four.join(' '))), four.join());
    for (const gap of four) {
      const three = bitsOf(four.filter((name) => name !== gap).join(' '));
      assert.ok(!hasFour(...three), four.join());
      findWinning(...three, ...three);
      // In a column pieces come from below: only the highest of four is ever the last
      const isLast = four[0]?.charAt(0) !== four[1]?.charAt(0) || gap === four[3];
      assert.equal(named(winning.left, winning.right).split(' ').includes(gap), isLast, `${gap} of ${four.join()}`);
      findWinning(...three, ...bitsOf(four.join(' ')));
      assert.ok(!named(winning.left, winning.right).includes(gap), 'a taken space wins nothing');
    }
  }
});

/** A board of pieces by chance, as names of either seat. */
function scattered(seed: number): readonly [own: string, other: string] {
  let rng = seeded(seed);
  const [own, other]: [string[], string[]] = [[], []];
  for (const file of 'abcdef') {
    const height = below((rng = next(rng)), 7);
    for (let row = 1; row <= height; row++) (below((rng = next(rng)), 2) === 0 ? own : other).push(`${file}${row}`);
  }
  return [own.join(' '), other.join(' ')];
}

test('Connect-4 in bits: fours and spaces that win are those of looking at every line', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const [own, other] = scattered(seed);
    const has = (name: string) => own.split(' ').includes(name);
    const isTaken = (name: string) => has(name) || other.split(' ').includes(name);
    assert.equal(
      hasFour(...bitsOf(own)),
      FOURS.some((four) => four.every(has)),
      own,
    );
    const all = bitsOf(`${own} ${other}`);
    findWinning(...bitsOf(own), ...all);
    const wins = FOURS.flatMap((four) => {
      const open = four.filter((name) => !has(name));
      return open.length === 1 && !isTaken(open[0] ?? '') ? open : [];
    });
    assert.equal(named(winning.left, winning.right), [...new Set(wins)].sort().join(' '));
    const bits: Bits = [...bitsOf(own), ...all];
    const low = [...'abcdef'].map((file) =>
      [1, 2, 3, 4, 5, 6].map((row) => `${file}${row}`).find((one) => !isTaken(one)),
    );
    assert.equal(named(landings(all[0]), landings(all[1])), low.filter((one) => one !== undefined).join(' '));
    low.forEach((space, column) => {
      if (space !== undefined) assert.equal(canWinAt(bits, column), wins.includes(space), `${space} of ${own}`);
    });
    assert.equal(
      canWinNow(...bits),
      low.some((space) => space !== undefined && wins.includes(space)),
    );
    assert.equal(
      count(all[0]) + count(all[1]),
      named(...all)
        .split(' ')
        .filter(Boolean).length,
    );
  }
});

test('Connect-4 in bits: columns, halves, mirror images and their common number', () => {
  assert.equal(named(BOARD, BOARD).split(' ').length, 36);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((column) => isLeft(column)),
    [true, true, true, false, false, false],
  );
  for (let column = 0; column < 6; column++) {
    const bits = columnBits(column);
    const spaces = isLeft(column) ? named(bits, 0) : named(0, bits);
    assert.equal(spaces, [1, 2, 3, 4, 5, 6].map((row) => 'abcdef'.charAt(column) + String(row)).join(' '));
  }
  assert.equal(named(half(1), half(2)), 'a1 b1 c1 d2 e2 f2');
  assert.equal(named(highestOf(bitsOf('b1 b2 b3')[0]), 0), 'b3');
  assert.equal(highestOf(0), 0);
  for (let seed = 1; seed <= 20; seed++) {
    const [own, other] = scattered(seed);
    const bits: Bits = [...bitsOf(own), ...bitsOf(`${own} ${other}`)];
    const image = mirrored(bits);
    const turned = own.replace(/[a-f]/g, (file) => 'fedcba'.charAt('abcdef'.indexOf(file)));
    assert.equal(named(image[0], image[1]), named(...bitsOf(turned)));
    assert.deepEqual(mirrored(image), bits);
    assert.equal(keyOf(bits), keyOf(image));
    const [left, right, allLeft, allRight] = bits;
    const number = (one: Bits) => BigInt(one[0] + one[2]) + BigInt(one[1] + one[3]) * 2n ** 21n;
    const [one, two] = [number([left, right, allLeft, allRight]), number(image)];
    assert.equal(BigInt(keyOf(bits)), one < two ? one : two);
  }
});

test('Connect-4: a table tells lower from upper bounds of all scores, keeps what took long, and forgets the rest', () => {
  const table = new Table(10);
  assert.equal(table.find(3, 5), 0);
  for (let score = LEAST; score <= -LEAST; score++) {
    for (const isLeast of [true, false]) {
      table.store(3, 5, score, isLeast, 20);
      const found = table.find(3, 5);
      assert.equal(found < 0, isLeast);
      assert.notEqual(found, 0);
      assert.equal(boundOf(found), score);
    }
  }
  assert.equal(table.find(5, 3), 0);
  assert.equal(table.find(3, 6), 0);
  assert.equal(table.find(4, 5), 0);
  // A pair: the first place is for what is furthest from its end, the second for what came last
  const pair = new Table(1);
  pair.store(1, 1, 1, true, 8);
  pair.store(2, 2, 2, false, 30);
  assert.equal(boundOf(pair.find(1, 1)), 1);
  assert.equal(boundOf(pair.find(2, 2)), 2);
  pair.store(3, 3, 3, true, 32);
  assert.equal(boundOf(pair.find(1, 1)), 1);
  assert.equal(pair.find(2, 2), 0);
  assert.equal(boundOf(pair.find(3, 3)), 3);
  pair.store(4, 4, 4, true, 4);
  assert.equal(boundOf(pair.find(4, 4)), 4);
  assert.equal(boundOf(pair.find(1, 1)), 1);
  assert.equal(pair.find(3, 3), 0);
  pair.store(4, 4, 5, false, 4);
  assert.equal(boundOf(pair.find(4, 4)), 5);
  assert.equal(boundOf(pair.find(1, 1)), 1);
  // Both halves make a position
  for (const [left, right] of [
    [1, 4],
    [4, 1],
  ] as const)
    assert.equal(pair.find(left, right), 0);
  pair.store(4, 9, 6, true, 4);
  assert.equal(boundOf(pair.find(4, 4)), 5, 'another position, and not that one again');
  pair.store(9, 9, 7, true, 4);
  assert.equal(boundOf(pair.find(4, 9)), 6, 'of two as far from the end the last one comes first');
  pair.store(7, 9, 8, true, 4);
  assert.equal(boundOf(pair.find(9, 9)), 7);
  pair.store(8, 8, 9, true, 30);
  assert.equal(boundOf(pair.find(7, 9)), 8);
  assert.equal(pair.find(9, 9), 0);
});

test('Connect-4: numbers are expected by how often they came in their case', () => {
  const expectation = new Expectation();
  expectation.turnTo(1);
  assert.equal(expectation.total, 2 * MOST + 1);
  expectation.find(-MOST);
  assert.deepEqual([expectation.below, expectation.often], [0, 1]);
  expectation.find(MOST);
  assert.deepEqual([expectation.below, expectation.often], [2 * MOST, 1]);
  expectation.learn(0);
  expectation.turnTo(1);
  assert.equal(expectation.total, 2 * MOST + 17);
  for (let place = 0; place < expectation.total; place++) {
    const number = expectation.at(place);
    const { below: under, often } = expectation;
    assert.ok(place >= under && place < under + often);
    expectation.find(number);
    assert.deepEqual([expectation.below, expectation.often], [under, often]);
  }
  expectation.find(0);
  assert.deepEqual([expectation.below, expectation.often], [MOST, 17]);
  // Another case knows nothing of it
  expectation.turnTo(2);
  assert.equal(expectation.total, 2 * MOST + 1);
  // A code that has run out is read as zeros: the lowest number again and again
  const unpacked = new Unpacked(btoa('\u0000\u0000\u0000\u0000'));
  assert.deepEqual(
    [1, 1, 2, 1].map((which) => unpacked.next(which)),
    [-MOST, -MOST, -MOST, -MOST],
  );
  const further = new Unpacked('');
  assert.ok(Array.from({ length: 20 }, (_none, which) => further.next(which)).every((number) => number === -MOST));
  // The share of a number reaches up to where that of the next one begins
  const share = Math.floor(2 ** 32 / (2 * MOST + 1));
  const numbers = (code: number): number[] => {
    const bytes = [24, 16, 8, 0].map((shift) => String.fromCharCode((code >>> shift) & 255));
    const read = new Unpacked(btoa(bytes.join('')));
    return [read.next(1), read.next(2)];
  };
  for (const [code, number] of [
    [share - 1, -MOST],
    [share, 1 - MOST],
    [2 * share - 1, 1 - MOST],
    [2 ** 32 - 1, MOST],
  ] as const)
    assert.equal(numbers(code)[0], number);
  // And is shared out among the numbers that may come next
  const next = Math.floor(share / (2 * MOST + 1));
  assert.deepEqual(numbers(3 * share + 5 * next), [3 - MOST, 5 - MOST]);
  assert.deepEqual(numbers(3 * share + 5 * next - 1), [3 - MOST, 4 - MOST]);
});
