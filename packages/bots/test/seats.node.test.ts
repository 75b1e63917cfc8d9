/** Games of more seats than two, of one, and with hidden things. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded } from '@griddle/rules/core/random.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { evaluatorOf, chooseMove, planSearch } from '@griddle/bots';
import { gameOf, playGame, type Chooser } from './play.js';

const TABLES: readonly (readonly [id: string, options: Readonly<Record<string, string | number>>, level: string])[] = [
  ['waddle-waddle', { players: 4, modules: 0 }, 'easy'],
  ['waffle-time', { players: 1 }, 'easy'],
  ['waffle-time', { players: 3 }, 'medium'],
  ['waffle-time', { players: 4 }, 'medium'],
  ['top-waffle', { players: 3, orders: '24' }, 'medium'],
  ['top-waffle', { players: 4, bonus: 'on' }, 'medium'],
  ['top-waffle', { players: 6, items: 'off' }, 'medium'],
  ['buffet-boss', { players: 1 }, 'medium'],
  ['buffet-boss', { players: 5, version: 'dinner', characters: 'all' }, 'medium'],
  ['buffet-boss', { players: 3, version: 'all', level: 'meal' }, 'medium'],
];

for (const [id, asked, level] of TABLES) {
  test(`${id} ${JSON.stringify(asked)}: bots at every seat play to the end by the rules`, async () => {
    const game = gameOf(id);
    const options = { ...initialOptions(game.options), ...asked };
    const table = { ...game, setup: (_options: unknown, seed: number) => game.setup(options, seed) };
    const bot: Chooser<BaseState, unknown> = (view, seat, rng) => chooseMove(game, view, seat, level, rng);
    await playGame(
      table,
      game.seats(options).map(() => bot),
      2,
    );
  });
}

/** Where a game first has a decision after some moves, with things that the seat does not see. */
function middle(game: AnyGame, options: Readonly<Record<string, string | number>>, plies: number): BaseState {
  let state = game.setup({ ...initialOptions(game.options), ...options }, 5);
  for (let ply = 0; ply < plies || (game.toMove(state)[0] ?? -1) < 0 || game.legalMoves(state).length < 4; ply++) {
    const isTable = (game.toMove(state)[0] ?? -1) < 0;
    const fate = isTable ? game.chanceMove(state) : undefined;
    const moves = game.legalMoves(state);
    const played = game.play(fate ? { ...state, rng: fate.rng } : state, fate ? fate.move : moves[ply % moves.length]);
    assert.ok(played.ok);
    state = played.value;
  }
  return state;
}

const HIDDEN: readonly (readonly [id: string, options: Readonly<Record<string, string>>, plies: number])[] = [
  ['top-waffle', {}, 60],
  ['buffet-boss', { version: 'dinner' }, 9],
];

for (const [id, options, plies] of HIDDEN) {
  test(`${id}: a bot thinks the same whatever the hidden cards are`, async () => {
    const game = gameOf(id);
    const state = middle(game, options, plies);
    const seat = game.toMove(state)[0] ?? 0;
    const view = game.viewFor(state, seat);
    const brain = await evaluatorOf(game);
    const thoughts = [1, 2, 3].map((seed) => {
      // Another whole state that agrees with what the seat sees
      const other = game.determinize(view, seat, seeded(seed));
      const { search } = planSearch(game, brain, game.viewFor(other, seat), seat, 'hard', true, seeded(7));
      search.run(400);
      return search.thought().moves.map(({ move, value }) => `${game.moveText(view, move)} ${value.toString()}`);
    });
    const [first] = thoughts;
    assert.ok(first && first.length > 1);
    for (const thought of thoughts) assert.deepEqual(thought, first);
  });
}
