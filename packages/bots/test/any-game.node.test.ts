/** The bot plays a game it has never heard of, and sees no more of it than its seat does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { err, ok, type BaseState, type Game, type SeatScore } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import { chooseMove } from '@griddle/bots';

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
  callouts: () => [],
};

test('judges an unknown game by its score and plays it', async () => {
  assert.equal(await chooseMove(grab, grab.viewFor(START, 0), 0, 'medium', seeded(1)), 9);
});

test('thinks on a guess of the hidden things, not on the things themselves', async () => {
  asked.length = 0;
  await chooseMove(grab, grab.viewFor(START, 0), 0, 'easy', seeded(1));
  assert.deepEqual([...new Set(asked)], [7]);
});

test('takes the last number for the win', async () => {
  const last: Grab = { ...START, numbers: [2, 3], sums: [5, 4], turn: 1 };
  assert.equal(await chooseMove(grab, grab.viewFor(last, 1), 1, 'easy', seeded(3)), 3);
});
