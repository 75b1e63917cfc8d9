/** The players that levels are measured by: one that never slips, and one that knows nothing of a game but its rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@griddle/rules/core/random.js';
import { chooseMove, finish, pick } from '@griddle/bots';
import { MonteCarlo } from '../src/search/monte-carlo.js';
import { generic, greedy } from '../src/baselines.js';
import { at, gameOf } from './play.js';

test('greedy makes the move that looks best whatever the generator, where easy slips', async () => {
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

test('greedy thinks of the answer: it stops the row that would win next', async () => {
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
