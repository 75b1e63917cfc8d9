/** Games that are solved: the solvers against the rules themselves and against what is known of the games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectFour, type ConnectFourState } from '@griddle/rules/connect-four/index.js';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { reversi, type ReversiState } from '@griddle/rules/reversi/index.js';
import { snake } from '@griddle/rules/snake/index.js';
import { chooseMove, planSearch, WIN } from '@griddle/bots';
import { findWinning, landings, winning, type Bits } from '../src/connect-four/board.js';
import {
  after,
  BOOK_PIECES,
  leastInBook,
  listed,
  readBook,
  scoreInBook,
  toSearchAfter,
} from '../src/connect-four/book.js';
import { CONNECT_FOUR } from '../src/connect-four/evaluator.js';
import { ConnectFourSearch } from '../src/connect-four/search.js';
import { leastForFirst, leastForSecond, mostForFirst, oddLandings } from '../src/connect-four/parity.js';
import { canWinNow, Solver } from '../src/connect-four/solver.js';
import { Endgame } from '../src/reversi/endgame.js';
import { ReversiSearch } from '../src/reversi/evaluator.js';
import { anyMove, playGame, type Chooser } from './play.js';

/** A position reached by chance that is not over and in which so many more moves are possible at most. */
function reached<S extends BaseState>(game: Game<S, number>, isEnough: (state: S) => boolean, seed: number): S {
  let rng = seeded(seed);
  for (;;) {
    let state = game.setup(initialOptions(game.options), 1);
    while (!game.outcome(state) && !isEnough(state)) {
      const moves = game.legalMoves(state);
      rng = next(rng);
      const played = game.play(state, moves[below(rng, moves.length)] ?? 0);
      assert.ok(played.ok);
      state = played.value;
    }
    if (!game.outcome(state)) return state;
  }
}

/** The value for the seat to move, by trying everything: plies until a win count, as in `Judged`. */
function reference(state: ConnectFourState, ply = 0): number {
  const outcome = connectFour.outcome(state);
  if (outcome) return outcome.winners.length === 0 ? 0 : ply - WIN;
  let best = -Infinity;
  for (const move of connectFour.legalMoves(state)) {
    const played = connectFour.play(state, move);
    if (played.ok) best = Math.max(best, -reference(played.value, ply + 1));
  }
  return best;
}

test('Connect-4: the book is read in slices, too, so that no page waits for it', () => {
  const search = new ConnectFourSearch(connectFour.setup(initialOptions(connectFour.options), 1));
  let slices = 1;
  while (!search.run(search.slice)) slices++;
  assert.ok(slices > 20);
  assert.ok(search.thought().moves.every(({ exact }) => exact));
});

test('Connect-4: labels every column like an exhaustive search, with the distance', () => {
  for (let seed = 0; seed < 60; seed++) {
    const state = reached(connectFour, ({ open }) => open <= 9, seed);
    const search = new ConnectFourSearch(state);
    assert.ok(search.run(Infinity));
    for (const { move, value, exact } of search.thought().moves) {
      const played = connectFour.play(state, move);
      assert.ok(played.ok && exact);
      assert.equal(value, 0 - reference(played.value, 1), `${connectFour.positionText(state)} ${move.toString()}`);
    }
  }
});

test('Connect-4: the book agrees with the solver', () => {
  assert.ok(readBook(Infinity));
  let rng = seeded(5);
  for (let tries = 0; tries < 12; tries++) {
    let bits: Bits | undefined = [0, 0, 0, 0];
    for (let pieces = 0; pieces < BOOK_PIECES && bits; pieces++) bits = after(bits, below((rng = next(rng)), 6));
    if (bits) assert.equal(scoreInBook(bits), new Solver(18).solve(...bits), bits.join());
  }
});

test('Connect-4: a position of nine pieces is worth at least what the book says of earlier ones', () => {
  assert.ok(readBook(Infinity));
  const solver = new Solver(20);
  let rng = seeded(6);
  let tight = 0;
  for (let tries = 0; tries < 10; tries++) {
    let bits: Bits | undefined = [0, 0, 0, 0];
    for (let pieces = 0; pieces <= BOOK_PIECES && bits; pieces++) bits = after(bits, below((rng = next(rng)), 6));
    if (!bits) continue;
    const least = leastInBook(bits);
    const score = solver.solve(...bits);
    assert.ok(least !== undefined && least <= score, bits.join());
    if (least === score) tight++;
    assert.equal(solver.solve(...bits, least), score, bits.join());
  }
  assert.ok(tight > 2);
});

test('Connect-4: the book has the successors of the slow positions of eight pieces', () => {
  assert.ok(readBook(Infinity));
  const hard = listed().filter((bits) => {
    const next = toSearchAfter(bits);
    return next.length > 3 && !canWinNow(...bits) && next.every((one) => scoreInBook(one) !== undefined);
  });
  assert.ok(hard.length > 100, hard.length.toString());
  for (const bits of [hard[7], hard[hard.length - 7]]) {
    const solver = new Solver(20);
    for (const next of toSearchAfter(bits ?? [0, 0, 0, 0])) {
      assert.equal(scoreInBook(next), solver.solve(...next, leastInBook(next)), next.join());
    }
    assert.ok(solver.seen > 400_000, solver.seen.toString());
  }
});

test('Connect-4: the score lies within the bounds that follow-up play gives', () => {
  let rng = seeded(8);
  const solver = new Solver(16);
  for (let tries = 0; tries < 400; tries++) {
    let bits: Bits | undefined = [0, 0, 0, 0];
    for (let pieces = 0; pieces < 26 && bits; pieces++) bits = after(bits, below((rng = next(rng)), 6));
    if (!bits) continue;
    const [left, right, allLeft, allRight] = bits;
    const [otherLeft, otherRight] = [allLeft ^ left, allRight ^ right];
    const score = solver.solve(...bits);
    // An even number of pieces: the first seat is to move
    const odd = [oddLandings(allLeft), oddLandings(allRight)] as const;
    assert.ok(score <= mostForFirst(left, right, otherLeft, otherRight, ...odd), bits.join());
    if (canWinNow(...bits)) continue;
    findWinning(left, right, allLeft, allRight);
    const threats = [winning.left, winning.right] as const;
    const safe = [landings(allLeft), landings(allRight)] as const;
    findWinning(otherLeft, otherRight, allLeft, allRight);
    if (((winning.left & safe[0]) | (winning.right & safe[1])) !== 0) continue;
    const free = [safe[0] & ~(winning.left >>> 1), safe[1] & ~(winning.right >>> 1)] as const;
    const least = leastForFirst(otherLeft, otherRight, allLeft, allRight, ...threats, ...free);
    if (least > 0) assert.ok(score >= least, bits.join());
  }
});

test('Connect-4: the score that the second seat is sure of by follow-up play is a true lower bound', () => {
  let rng = seeded(9);
  const solver = new Solver(18);
  let followed = 0;
  for (let tries = 0; tries < 600; tries++) {
    let bits: Bits | undefined = [0, 0, 0, 0];
    for (let pieces = 0; pieces < 19 && bits; pieces++) bits = after(bits, below((rng = next(rng)), 6));
    if (!bits || canWinNow(...bits)) continue;
    const [left, right, allLeft, allRight] = bits;
    const [firstLeft, firstRight] = [allLeft ^ left, allRight ^ right];
    const open = [landings(allLeft), landings(allRight)] as const;
    findWinning(firstLeft, firstRight, allLeft, allRight);
    if (((winning.left & open[0]) | (winning.right & open[1])) !== 0) continue;
    const safe = [open[0] & ~(winning.left >>> 1), open[1] & ~(winning.right >>> 1)] as const;
    const score = solver.solve(...bits);
    for (const enough of [0, 1, 3]) {
      const least = leastForSecond(left, right, firstLeft, firstRight, ...safe, enough);
      assert.ok(score >= least, bits.join());
      if (least >= enough) followed++;
    }
  }
  assert.ok(followed > 3);
});

test('Connect-4: the first player loses from the start, on the last piece, whichever column comes first', () => {
  const search = new ConnectFourSearch(connectFour.setup(initialOptions(connectFour.options), 1));
  assert.ok(search.run(Infinity));
  const [best] = search.thought().moves;
  assert.equal(best?.value, 36 - WIN);
  assert.ok(search.thought().moves.every(({ value, exact }) => exact && value < 0));
});

test('Connect-4: labels all columns of a position of eight pieces in slices, with few positions searched', () => {
  const state = reached(connectFour, ({ open }) => open <= 28, 4);
  const sliced = new ConnectFourSearch(state);
  let slices = 1;
  while (!sliced.run(20_000)) slices++;
  assert.ok(slices > 1);
  const whole = new ConnectFourSearch(state);
  assert.ok(whole.run(Infinity));
  assert.deepEqual(sliced.thought().moves, whole.thought().moves);
  // What was found out once is not looked for again
  assert.ok(whole.thought().positions < sliced.thought().positions / 10);
});

/** Own pieces less the others' at the end, by trying everything. */
function referenceLead(state: ReversiState): number {
  const moves = reversi.legalMoves(state);
  const sheets = reversi.score(state);
  if (moves.length === 0) return (sheets[state.turn]?.total ?? 0) - (sheets[1 - state.turn]?.total ?? 0);
  let best = -Infinity;
  for (const move of moves) {
    const played = reversi.play(state, move);
    if (played.ok) best = Math.max(best, -referenceLead(played.value));
  }
  return best;
}

test('Reversi: solves endings like an exhaustive search', () => {
  for (let seed = 0; seed < 80; seed++) {
    const open = 5 + (seed % 3);
    const state = reached(reversi, ({ board }) => board.filter((side) => side < 0).length <= open, seed);
    // A draw may come out as -0
    assert.equal(new Endgame(state).solve() + 0, referenceLead(state) + 0, reversi.positionText(state));
  }
});

test('Reversi: solves sixteen open spaces, and slices find what one long search finds', () => {
  const state = reached(reversi, ({ board }) => board.filter((side) => side < 0).length <= 14, 2);
  const whole = new ReversiSearch(state);
  assert.ok(whole.run(Infinity));
  const sliced = new ReversiSearch(state);
  let slices = 1;
  while (!sliced.run(30_000)) slices++;
  assert.ok(slices > 1);
  assert.deepEqual(sliced.thought().moves, whole.thought().moves);
});

test('Snake: the second player never loses at the best level', async () => {
  const best: Chooser<Parameters<typeof snake.play>[0], number> = (state, seat, rng) =>
    chooseMove(snake, state, seat, 'best', rng);
  for (let seed = 0; seed < 40; seed++) {
    const { outcome } = await playGame(snake, [anyMove(snake), best], seed);
    assert.deepEqual(outcome.winners, [1]);
  }
});

test('Connect-4: the second player never loses at the best level', async () => {
  const best: Chooser<ConnectFourState, number> = (state, seat, rng) =>
    chooseMove(connectFour, state, seat, 'best', rng);
  const easy: Chooser<ConnectFourState, number> = (state, seat, rng) =>
    chooseMove(connectFour, state, seat, 'easy', rng);
  for (let seed = 0; seed < 3; seed++) {
    const { outcome } = await playGame(connectFour, [easy, best], seed);
    assert.deepEqual(outcome.winners, [1]);
  }
});

test('Connect-4: hard sees the end from ten pieces on, and evaluations of all columns are exact at every level that has them', () => {
  const state = reached(connectFour, ({ open }) => open <= 26, 7);
  const exact = new ConnectFourSearch(state);
  exact.run(Infinity);
  const known = exact.thought().moves;
  for (const [level, all] of [
    ['hard', false],
    ['medium', true],
  ] as const) {
    const { search } = planSearch(connectFour, CONNECT_FOUR, state, state.turn, level, all, seeded(1));
    search.run(Infinity);
    assert.deepEqual(search.thought().moves, known);
  }
  const early = reached(connectFour, ({ open }) => open <= 28, 7);
  const { search } = planSearch(connectFour, CONNECT_FOUR, early, early.turn, 'hard', false, seeded(1));
  assert.ok(!search.solves);
});
