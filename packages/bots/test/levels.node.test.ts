/** Levels: names, times, and that a search keeps to the time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluatorOf, chooseMove, finish, levelOf, planSearch, pick } from '@griddle/bots';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded, type Seed } from '@griddle/rules/core/random.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { generic, greedy } from '../src/baselines.js';
import { MonteCarlo } from '../src/search/monte-carlo.js';
import { Positions } from '../src/search/positions.js';
import { playGame, type Chooser, at, gameOf } from './play.js';

type State = ReturnType<typeof waffleWars.setup>;
type Move = ReturnType<typeof waffleWars.legalMoves>[number];

test('a level is a name, or a time of up to a minute', () => {
  assert.deepEqual(
    ['hard', '2s', '0.5s', '60s', '61s', '0s', '-1s', 's', '2', 'harder', '1e1s'].map((name) => levelOf(name)),
    ['hard', '2s', '0.5s', '60s', undefined, undefined, undefined, undefined, undefined, undefined, undefined],
  );
});

test('a bot with a time limit thinks for that time, and at most one slice longer', async () => {
  const state = waffleWars.setup(initialOptions(waffleWars.options), 1);
  const brain = await evaluatorOf(waffleWars);
  const thinking = planSearch(waffleWars, brain, state, 0, '0.2s', false, seeded(1));
  const start = performance.now();
  finish(thinking);
  assert.ok(performance.now() - start >= 200);
  const short = planSearch(waffleWars, brain, state, 0, '0.01s', false, seeded(1));
  finish(short);
  assert.ok(short.search.thought().positions < 100_000, 'no more than a few slices, though no count would stop it');
});

test('the table of positions can store large move numbers: an arcade game has hundreds of moves', () => {
  const table = new Positions(4);
  for (const move of [-1, 0, 253, 254, 255, 300, 5000]) {
    table.number([0, 1], [1]);
    table.store(table.slot, table.signature, -77, 200, 2, move);
    table.number([0, 1], [1]);
    assert.ok(table.find());
    assert.deepEqual([table.move, table.value, table.depth, table.bound], [move, -77, 200, 2]);
  }
});

const MODES: readonly (readonly [what: string, options: Readonly<Record<string, string>>])[] = [
  ['an arcade game', { mode: 'arcade' }],
  ['doubles', { doubles: 'on' }],
];

for (const [what, asked] of MODES) {
  test(`easy and medium play ${what} of Waffle Wars to the end by the rules`, async () => {
    const options = { ...initialOptions(waffleWars.options), ...asked };
    const game = { ...waffleWars, setup: (_options: unknown, seed: Seed) => waffleWars.setup(options, seed) };
    const chooser =
      (level: string): Chooser<State, Move> =>
      (state, seat, rng) =>
        chooseMove(waffleWars, state, seat, level, rng);
    const seats = waffleWars.seats(options).map((_name, seat) => chooser(seat === 1 ? 'medium' : 'easy'));
    const { outcome } = await playGame(game, seats, 3);
    assert.ok(outcome.by !== '');
  });
}

// The players that levels are measured by: one that never slips, and one that knows nothing of a game but its rules.

test('greedy always makes the move that looks best, where easy sometimes slips', async () => {
  const game = gameOf('reversi');
  const state = at(game, '6/6/6/3s2/3b2/1sb3 b');
  const moves = new Set<string>();
  const easy = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const rng = seeded(seed);
    moves.add(game.moveText(state, pick(finish(await greedy(game, state, 1, rng)), rng)));
    easy.add(game.moveText(state, await chooseMove(game, state, 1, 'easy', rng)));
  }
  assert.deepEqual([...moves], ['a1']);
  assert.ok(easy.size > 1, [...easy].join());
});

test('greedy considers the reply: it stops the row that would win next', async () => {
  const game = gameOf('connect-four');
  const state = at(game, '6/6/6/6/b5/sss2b b');
  const rng = seeded(1);
  assert.equal(game.moveText(state, pick(finish(await greedy(game, state, 1, rng)), rng)), 'd1');
});

test('generic tries games for the time it has, and sees a win', () => {
  const game = gameOf('connect-four');
  const state = at(game, '6/6/6/6/bbb3/sss3 s');
  const rng = seeded(1);
  const thinking = generic(game, state, 0, '0.1s', rng);
  assert.ok(thinking.search instanceof MonteCarlo);
  assert.equal(thinking.milliseconds, 100);
  assert.equal(game.moveText(state, pick(finish(thinking), rng)), 'd1');
});
