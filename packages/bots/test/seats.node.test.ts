/** Games of more seats than two, of one, and with hidden things. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluatorOf, chooseMove, planSearch } from '@griddle/bots';
import { type BaseState, err, ok, type Game, type SeatScore } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded, type Seed } from '@griddle/rules/core/random.js';
import type { AnyGame } from '@griddle/rules/games.js';
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
    const table = { ...game, setup: (_options: unknown, seed: Seed) => game.setup(options, seed) };
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
    const chance = isTable ? game.chanceMove(state) : undefined;
    const moves = game.legalMoves(state);
    const played = game.play(
      chance ? { ...state, rng: chance.rng } : state,
      chance ? chance.move : moves[ply % moves.length],
    );
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
  test(`${id}: a bot’s move does not depend on hidden cards`, async () => {
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

// The bot plays a game it has never heard of, and sees no more of it than its seat does.

/** Two seats take one of the numbers on the table in turn until none is left; the larger sum wins. */
interface Grab extends BaseState {
  readonly numbers: readonly number[];
  readonly sums: readonly number[];
  readonly turn: number;
  /** Known to the table alone: 0 in every view. */
  readonly secret: number;
}

const START: Grab = { rng: [], numbers: [1, 9, 4, 6], sums: [0, 0], turn: 0, secret: 5 };
const asked: number[] = [];

const grab: Game<Grab, number> = {
  id: 'grab',
  title: 'Grab',
  options: [],
  seats: () => ['one', 'two'],
  setup: () => START,
  optionsOf: () => ({}),
  toMove: ({ numbers, turn }) => (numbers.length > 0 ? [turn] : []),
  legalMoves: ({ numbers }) => numbers,
  chanceMove: ({ rng }) => ({ move: 0, rng }),
  play: (state, move) => {
    asked.push(state.secret);
    if (!state.numbers.includes(move)) return err({ rule: 'G-1', code: 'taken' });
    return ok({
      ...state,
      numbers: state.numbers.filter((number) => number !== move),
      sums: state.sums.map((sum, seat) => (seat === state.turn ? sum + move : sum)),
      turn: 1 - state.turn,
    });
  },
  score: ({ sums }): readonly SeatScore[] => sums.map((total, seat) => ({ seat, total, lines: [], ties: [] })),
  outcome: ({ numbers, sums: [one = 0, two = 0] }) =>
    numbers.length > 0 ? undefined : { winners: one === two ? [] : [one > two ? 0 : 1], by: 'sum', rule: 'G-2' },
  viewFor: (state) => ({ ...state, secret: 0 }),
  determinize: (view) => ({ ...view, secret: 7 }),
  placesOfMove: (_state, move) => [String(move)],
  moveText: (_state, move) => String(move),
  moveTextFor: (_state, move) => String(move),
  parseMove: (_state, text) => ok(Number(text)),
  positionText: ({ numbers }) => numbers.join(),
  parsePosition: () => ok(START),
  scanPlace: (_text, offset) => offset + 1,
  whyImpossible: () => undefined,
  callouts: () => [],
};

test('judges an unknown game by its score and plays it', async () => {
  assert.equal(await chooseMove(grab, grab.viewFor(START, 0), 0, 'medium', seeded(1)), 9);
});

test('searches a determinization, not the hidden state itself', async () => {
  asked.length = 0;
  await chooseMove(grab, grab.viewFor(START, 0), 0, 'easy', seeded(1));
  assert.deepEqual([...new Set(asked)], [7]);
});

test('takes the last number to win', async () => {
  const last: Grab = { ...START, numbers: [2, 3], sums: [5, 4], turn: 1 };
  assert.equal(await chooseMove(grab, grab.viewFor(last, 1), 1, 'easy', seeded(3)), 3);
});
