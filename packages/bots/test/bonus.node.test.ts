/** Opponents of the bonus games: the easy one plays to the end and beats chance, without its slips it sees the one right move. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded, type Seed } from '@griddle/rules/core/random.js';
import { chooseMove } from '@griddle/bots';
import { anyMove, at, careful, gameOf, playGame, type Chooser } from './play.js';

/** How many of 30 games it has to win; chance alone would win about 15. */
const AT_LEAST: readonly (readonly [id: string, wins: number])[] = [
  ['snake', 24],
  ['waffle-checkers', 29],
  ['hostage-rescue', 24],
  ['connect-four', 28],
  ['reversi', 25],
];

for (const [id, wins] of AT_LEAST) {
  test(`${id}: beats random moves in at least ${wins.toString()} of 30 games, and never makes an illegal move`, async () => {
    const game = gameOf(id);
    const easy: Chooser<BaseState, unknown> = (state, seat, rng) => chooseMove(game, state, seat, 'easy', rng);
    const random = anyMove(game);
    let won = 0;
    for (let seed = 0; seed < 30; seed++) {
      const seat = seed % 2;
      const { outcome } = await playGame(game, seat === 0 ? [easy, random] : [random, easy], seed);
      if (outcome.winners.includes(seat)) won++;
    }
    assert.ok(won >= wins, `${won.toString()} won`);
    assert.deepEqual(
      await playGame(game, [easy, easy], 5),
      await playGame(game, [easy, easy], 5),
      'one seed, one game',
    );
  });
}

test('hostage-rescue: picks up a flag and carries it home, and does not just wait next to it', async () => {
  const any = gameOf('hostage-rescue');
  const options = { ...initialOptions(any.options), goal: 'flag' };
  const game = { ...any, setup: (_options: unknown, seed: Seed) => any.setup(options, seed) };
  const easy: Chooser<BaseState, unknown> = (state, seat, rng) => chooseMove(game, state, seat, 'easy', rng);
  let won = 0;
  for (let seed = 0; seed < 12; seed++) {
    const seat = seed % 2;
    const { moves, outcome } = await playGame(game, seat === 0 ? [easy, anyMove(game)] : [anyMove(game), easy], seed);
    if (outcome.winners.includes(seat) && moves.length < 400) won++;
  }
  assert.ok(won >= 9, `${won.toString()} won soon enough`);
});

/** Positions with one right move. */
const ONLY: readonly (readonly [what: string, id: string, position: string, moves: readonly string[]])[] = [
  ['closes a four in a row', 'connect-four', '6/6/6/6/bbb3/sss3 s', ['d1']],
  ['stops a four in a row', 'connect-four', '6/6/6/6/b5/sss2b b', ['d1']],
  ['walks to the back row', 'waffle-checkers', '1b4/4s1/6/6/5b/5s s', ['e5>d6', 'e5>e6', 'e5>f6']],
  ['jumps a piece that is about to arrive', 'waffle-checkers', '6/s4b/6/6/2b3/3s2 s', ['a5>a6', 'a5>b6']],
  ['frees the hostage', 'hostage-rescue', '3s1s/6/6/s5/6/b5 s:2', ['d6>f6']],
  ['takes the corner', 'reversi', '6/6/6/3s2/3b2/1sb3 b', ['a1']],
  ['leaves the other snake without a space', 'snake', '6/6/6/ss4/sbs3/b5 s c2,a1', ['b1']],
];

for (const [what, id, position, moves] of ONLY) {
  test(`${id}: ${what}`, async () => {
    const game = gameOf(id);
    const state = at(game, position);
    const seat = game.toMove(state)[0] ?? -1;
    for (let seed = 0; seed < 12; seed++) {
      const move = game.moveText(state, await careful(game, state, seat, seeded(seed)));
      assert.ok(moves.includes(move), move);
    }
  });
}
