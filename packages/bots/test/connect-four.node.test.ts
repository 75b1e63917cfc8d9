/** The solver of Connect-4: its parts on small cases, and what it finds on short ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WIN } from '@griddle/bots';
import { connectFour, type ConnectFourState } from '@griddle/rules/connect-four/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
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
import { ConnectFourSearch } from '../src/connect-four/search.js';
import { canWinNow, scoreOfWin, Solver } from '../src/connect-four/solver.js';
import { boundOf, LEAST, Table } from '../src/connect-four/table.js';

// Spaces of the waffle as the solver of Connect-4 has them: three columns in each of two halves of a board in bits.

/** A space as halves: its bit on the left or on the right. */
function bitOf(column: number, row: number): readonly [left: number, right: number] {
  const bit = 2 ** ((column % 3) * 7 + row);
  return column < 3 ? [bit, 0] : [0, bit];
}

/** Spaces such as `a1 b1` as halves. */
function bitsOf(names: string): readonly [left: number, right: number] {
  let [left, right] = [0, 0];
  for (const name of names.split(' ').filter((one) => one !== '')) {
    const [l, r] = bitOf('abcdef'.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1);
    [left, right] = [left + l, right + r];
  }
  return [left, right];
}

// The parts of the solver of Connect-4, each on small cases: the board in bits, its table, packed numbers.

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

test('Connect-4 in bits: finds each of the 54 fours, and none with a piece missing', () => {
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

test('Connect-4 in bits: finds the same fours and winning spaces as a check of every line', () => {
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

test('Connect-4 in bits: columns, halves, mirror images and the number they share', () => {
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

test('Connect-4: a table tells lower from upper bounds of all scores, keeps costly entries, and forgets the rest', () => {
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

test('Connect-4: scores are predicted by how often they occurred in similar positions', () => {
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

// The solver of Connect-4 on short ends: what it finds, how many positions it looks at, and that it can stop.

/** The score of a position by trying everything, as `Solver` tells it. */
function scoreOf(state: ConnectFourState): number {
  let best = -Infinity;
  for (const move of connectFour.legalMoves(state)) {
    const played = connectFour.play(state, move);
    assert.ok(played.ok);
    const outcome = connectFour.outcome(played.value);
    const played36 = 36 - state.open;
    const value = outcome ? (outcome.winners.length === 0 ? 0 : scoreOfWin(played36)) : -scoreOf(played.value);
    best = Math.max(best, value);
  }
  return best;
}

/** A position of Connect-4 with so many open spaces, reached by chance and not over. */
function reached(open: number, seed: number): ConnectFourState {
  let rng = seeded(seed);
  for (;;) {
    let state = connectFour.setup(initialOptions(connectFour.options), 1);
    while (state.open > open && !connectFour.outcome(state)) {
      const moves = connectFour.legalMoves(state);
      const played = connectFour.play(state, moves[below((rng = next(rng)), moves.length)] ?? 0);
      assert.ok(played.ok);
      state = played.value;
    }
    if (!connectFour.outcome(state)) return state;
  }
}

/** The halves of a position. */
function halvesOf({ board, turn }: ConnectFourState): Bits {
  const spaces = (is: (seat: number) => boolean) =>
    board.flatMap((seat, at) => (is(seat) ? [`${'abcdef'.charAt(at % 6)}${Math.floor(at / 6) + 1}`] : [])).join(' ');
  return [...bitsOf(spaces((seat) => seat === turn)), ...bitsOf(spaces((seat) => seat >= 0))];
}

test('Connect-4: solves short endings like an exhaustive search, alone and for all columns', () => {
  const solver = new Solver(10);
  for (let seed = 1; seed <= 24; seed++) {
    const state = reached(3 + (seed % 5), seed);
    // A draw may come out as -0
    const score = scoreOf(state) + 0;
    assert.equal(solver.solve(...halvesOf(state)) + 0, score, connectFour.positionText(state));
    assert.equal(new Solver(4).solve(...halvesOf(state), score) + 0, score);
    const search = new ConnectFourSearch(state);
    assert.ok(search.run(Infinity));
    const { moves, depth } = search.thought();
    assert.equal(depth, connectFour.legalMoves(state).length);
    const plies = WIN - Math.abs(moves[0]?.value ?? 0);
    // The winner's last piece leaves it one less than its score
    const last = 36 - state.open + plies;
    assert.equal(score === 0 ? 0 : scoreOfWin(last - 1), Math.abs(score));
    assert.equal(Math.sign(moves[0]?.value ?? 0) + 0, Math.sign(score));
  }
});

test('Connect-4: a search stops at its limit and can go on later', () => {
  const state = reached(14, 3);
  const solver = new Solver(10);
  solver.limit = 3;
  solver.solve(...halvesOf(state));
  assert.ok(solver.stopped && solver.seen === 4);
  solver.limit = Infinity;
  const score = solver.solve(...halvesOf(state));
  assert.ok(!solver.stopped);
  assert.equal(score, new Solver(12).solve(...halvesOf(state)));
  assert.deepEqual(
    [0, 1, 34, 35].map((played) => scoreOfWin(played)),
    [18, 18, 1, 1],
  );
});

test('Connect-4: a table entry for the same pieces with seats exchanged is not used', () => {
  const options = initialOptions(connectFour.options);
  for (const [text, score] of [
    ['1b2b1/ss1sss/sb1bbb/bs1sbb/sb1sbs/ssbbsb s', -2],
    ['2s1b1/s1bbb1/b1ssb1/ssbbsb/sssbbs/sbbbss s', -3],
    ['5s/4bb/1bs1ss/1sb1bb/bss1bs/ssbbsb s', -3],
  ] as const) {
    const read = connectFour.parsePosition(text, options);
    assert.ok(read.ok);
    const [left, right, allLeft, allRight] = halvesOf(read.value);
    const solver = new Solver(12);
    solver.solve(allLeft ^ left, allRight ^ right, allLeft, allRight);
    assert.equal(solver.solve(left, right, allLeft, allRight), score, text);
  }
});

test('Connect-4: each shortcut keeps the number of positions down', () => {
  const options = initialOptions(connectFour.options);
  for (const [text, score, most] of [
    ['2s2b/2s2s/2s2b/2bb1s/bbsbsb/sbssbs b', 7, 23],
    ['6/s1b1s1/b1b1s1/s1s1b1/s1s1bb/sbbssb b', 8, 3],
    ['6/4s1/1b1sbb/1s1bss/1b1bsb/1bsbss s', 0, 385],
    ['6/6/2s1sb/b1s1bb/s1b1sb/bss1bs s', 2, 9005],
    ['6/6/1b4/bb4/ss1bss/ssbbsb s', -2, 9302],
  ] as const) {
    const read = connectFour.parsePosition(text, options);
    assert.ok(read.ok);
    const solver = new Solver(12);
    assert.equal(solver.solve(...halvesOf(read.value)) + 0, score, text);
    assert.ok(solver.seen <= most, `${solver.seen} of ${text}`);
  }
});

test('Connect-4: a search of all columns solves the position, and an immediate win needs no search', () => {
  const read = connectFour.parsePosition('6/6/6/b5/bs4/bs2s1 b', initialOptions(connectFour.options));
  assert.ok(read.ok);
  const search = new ConnectFourSearch(read.value);
  assert.ok(search.solves);
  while (!search.run(100_000));
  const [best] = search.thought().moves;
  assert.deepEqual(best, { move: 0, value: WIN - 1, exact: true });
});
