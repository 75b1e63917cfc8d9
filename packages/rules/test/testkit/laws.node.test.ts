import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE, ok, type BaseState, type Game, type Options } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded } from '@griddle/rules/core/random.js';
import { GAMES, type AnyGame } from '@griddle/rules/games.js';
import { checkLaws, randomGame } from '@griddle/testkit';
import { kitchen, type Kitchen } from '../fixtures/buffet-fixtures.js';
import { snake } from '../fixtures/snake.js';

test('the small games of the tests keep the laws', () => {
  for (let seed = 1; seed <= 40; seed++) {
    assert.deepEqual(checkLaws(snake, {}, seed), []);
    for (const players of [2, 3, 4]) assert.deepEqual(checkLaws(kitchen, { players }, seed), []);
  }
});

/** Whether one of some random games is found at fault, in words that match. */
function isCaught<S extends BaseState, M>(game: Game<S, M>, options: Options, words: RegExp): boolean {
  for (let seed = 1; seed <= 10; seed++)
    if (checkLaws(game, options, seed).some((fault) => words.test(fault))) return true;
  return false;
}

const PLAYERS: Options = { players: 2 };

/** Snake that goes on for ever. */
const endless: typeof snake = {
  ...snake,
  toMove: (state) => [state.turn],
  legalMoves: () => [0],
  outcome: () => undefined,
  play: (state) => ok({ ...state, turn: 1 - state.turn }),
};

test('each broken law is found', () => {
  const broken: readonly (readonly [string, typeof snake, RegExp])[] = [
    [
      'a legal move missing from the list',
      { ...snake, legalMoves: (s) => snake.legalMoves(s).slice(1) },
      /accepted against/,
    ],
    ['an illegal one in it', { ...snake, legalMoves: (s) => [...snake.legalMoves(s), 0] }, /is refused|two moves/],
    ['two moves written alike', { ...snake, moveText: () => 'a1' }, /two moves are written a1/],
    ['a move that is not read back', { ...snake, parseMove: () => ok(3) }, /is not read back/],
    ['moves touched alike', { ...snake, placesOfMove: () => ['a1'] }, /no touches of its own/],
    ['moves not touched', { ...snake, placesOfMove: () => [] }, /no touches of its own/],
    ['nobody wins', { ...snake, outcome: () => undefined }, /outcome and seats to move disagree/],
    ['a winner without a seat', { ...snake, outcome: (s) => withWinners(s, [2]) }, /the winners are no seats/],
    ['a winner named twice', { ...snake, outcome: (s) => withWinners(s, [1, 1]) }, /the winners are no seats/],
    [
      'a position without its turn',
      { ...snake, positionText: (s) => snake.positionText({ ...s, turn: 0 }) },
      /read back differs/,
    ],
    ['a position that is not read', { ...snake, positionText: () => 'nowhere' }, /is not read: board-ranks/],
    ['totals out of the blue', { ...snake, score: () => [{ seat: 0, total: 3, lines: [], ties: [] }] }, /not the sum/],
    ['refusals without a rule', { ...snake, play: (s, m) => withoutRule(s, m) }, /names no rule/],
    ['play that changes its state', { ...snake, play: (s, m) => writingOver(s, m) }, /changed the state/],
    [
      'a position of play that is impossible',
      { ...snake, whyImpossible: () => ({ rule: 'WW-70', code: 'too-many' }) },
      /counts as impossible: too-many/,
    ],
    ['a game without end', endless, /does not end/],
    ['a seat that cannot move', { ...endless, legalMoves: () => [] }, /is to move and cannot/],
  ];
  for (const [name, game, words] of broken) assert.ok(isCaught(game, {}, words), name);
});

function withWinners(state: Parameters<typeof snake.outcome>[0], winners: readonly number[]) {
  const outcome = snake.outcome(state);
  return outcome === undefined ? undefined : { ...outcome, winners };
}

function withoutRule(...[state, move]: Parameters<typeof snake.play>): ReturnType<typeof snake.play> {
  const played = snake.play(state, move);
  return played.ok ? played : { ok: false, error: { ...played.error, rule: '' } };
}

function writingOver(...[state, move]: Parameters<typeof snake.play>): ReturnType<typeof snake.play> {
  const played = snake.play(state, move);
  if (played.ok) (state.board as number[])[move] = state.turn;
  return played;
}

test('each broken law of hidden hands and of chance moves is found', () => {
  let asked = 0;
  const broken: readonly (readonly [string, typeof kitchen, RegExp])[] = [
    ['a guess with the hands changed', { ...kitchen, determinize: (s) => shuffled(s) }, /does not agree with its view/],
    ['a guess that forgets', { ...kitchen, determinize: (s) => emptyHanded(s) }, /does not agree with its view/],
    ['a hand written down', { ...kitchen, moveTextFor: (s, m) => kitchen.moveText(s, m) }, /tells what was not seen/],
    [
      'moves of the table left out',
      { ...kitchen, moveTextFor: (s, m, seat) => shortened(s, m, seat) },
      /does not replay/,
    ],
    [
      'dice that nobody seeded',
      { ...kitchen, chanceMove: (s) => kitchen.chanceMove({ ...s, rng: seeded(asked++) }) },
      /a session/,
    ],
  ];
  for (const [name, game, words] of broken) assert.ok(isCaught(game, PLAYERS, words), name);
});

function shuffled(state: Kitchen): Kitchen {
  return { ...state, hands: [...state.hands].reverse() };
}

function emptyHanded(state: Kitchen): Kitchen {
  return { ...state, hands: state.hands.map(() => [0, 0, 0, 0]) };
}

function shortened(...[state, move, seat]: Parameters<typeof kitchen.moveTextFor>): string {
  return kitchen.toMove(state)[0] === CHANCE ? '~?' : kitchen.moveTextFor(state, move, seat);
}

/** What is not plain in a value, with its way there: all that Lua or JSON would not give back alike. */
function oddities(value: unknown, way: string): string[] {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [] : [`${way} is ${value}`];
  if (typeof value === 'string' || typeof value === 'boolean') return [];
  if (Array.isArray(value)) return Array.from(value, (each: unknown, i) => oddities(each, `${way}[${i}]`)).flat();
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return [`${way} is ${String(value)}`];
  return Object.entries(value).flatMap(([key, each]) => oddities(each, `${way}.${key}`));
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

const games = [...GAMES, snake as unknown as AnyGame, kitchen as unknown as AnyGame];

for (const game of games) {
  test(`states and moves of ${game.id} are plain data that nothing overwrites`, () => {
    for (const seed of [1, 2]) {
      const { states, moves } = randomGame(game, initialOptions(game.options), seed, 80);
      for (const [i, state] of states.entries()) {
        assert.deepEqual(oddities(state, 'state'), []);
        assert.deepEqual(oddities(moves[i] ?? 0, 'move'), []);
        frozen(state);
        game.score(state);
        game.outcome(state);
        game.viewFor(state, 0);
        for (const move of game.legalMoves(state).slice(0, 20)) game.play(state, move);
      }
    }
  });
}
