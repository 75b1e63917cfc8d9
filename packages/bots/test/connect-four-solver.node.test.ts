/** The solver of Connect-4 on short ends: what it finds, how many positions it looks at, and that it can stop. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WIN } from '@griddle/bots';
import type { Bits } from '../src/connect-four/board.js';
import { ConnectFourSearch } from '../src/connect-four/search.js';
import { scoreOfWin, Solver } from '../src/connect-four/solver.js';
import { connectFour, type ConnectFourState } from '@griddle/rules/connect-four/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { bitsOf } from './connect-four-spaces.js';

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

test('Connect-4: short ends are solved as trying everything does, alone and in a search of all columns', () => {
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

test('Connect-4: a search that may look no further stops, and goes on later', () => {
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

test('Connect-4: what is known of the same pieces with the seats exchanged tells nothing of a position', () => {
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

test('Connect-4: no more positions are looked at than each of its shortcuts leaves', () => {
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

test('Connect-4: the search of all columns solves, and a win at once needs no position', () => {
  const read = connectFour.parsePosition('6/6/6/b5/bs4/bs2s1 b', initialOptions(connectFour.options));
  assert.ok(read.ok);
  const search = new ConnectFourSearch(read.value);
  assert.ok(search.solves);
  while (!search.run(100_000));
  const [best] = search.thought().moves;
  assert.deepEqual(best, { move: 0, value: WIN - 1, exact: true });
});
