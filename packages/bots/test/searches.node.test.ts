/** The general searches: alpha-beta and Monte Carlo. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluatorOf, CERTAIN, chooseMove, LEVELS, planSearch, type Evaluator, levelOf } from '@griddle/bots';
import { analyse } from '@griddle/bots/worker.js';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded } from '@griddle/rules/core/random.js';
import { GAMES } from '@griddle/rules/games.js';
import { waffleWars, winningMoves, type WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { AlphaBeta } from '../src/search/alpha-beta.js';
import { at, gameOf, playGame, type Chooser, anyMove, careful } from './play.js';

function alphaBeta(
  game: Game<BaseState, unknown>,
  brain: Evaluator<BaseState, unknown>,
  state: BaseState,
  all: boolean,
  deepest = 99,
) {
  assert.ok(brain.keys);
  return new AlphaBeta(game, brain.keys, brain.evaluate, state, all, deepest);
}

/** The value of a position for the seat to move, by looking at everything up to a depth. */
function minimax(
  game: Game<BaseState, unknown>,
  brain: Evaluator<BaseState, unknown>,
  state: BaseState,
  depth: number,
): number {
  const seat = brain.keys?.turn(state) ?? -1;
  let best = -Infinity;
  for (const move of game.legalMoves(state)) {
    const played = game.play(state, move);
    assert.ok(played.ok);
    best = Math.max(best, valueOf(game, brain, played.value, depth - 1, seat));
  }
  return best;
}

function valueOf(
  game: Game<BaseState, unknown>,
  brain: Evaluator<BaseState, unknown>,
  state: BaseState,
  depth: number,
  seat: number,
): number {
  const outcome = game.outcome(state);
  if (outcome) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? CERTAIN : -CERTAIN;
  if (depth === 0) return brain.evaluate(state, seat);
  const value = minimax(game, brain, state, depth);
  return brain.keys?.turn(state) === seat ? value : -value;
}

/** Wins at once and wins later count as the same here. */
function clamped(value: number): number {
  return Math.max(-CERTAIN, Math.min(CERTAIN, value));
}

const POSITIONS: readonly (readonly [id: string, position: string])[] = [
  ['waffle-wars', '6/1s2b1/2bs2/2sb2/1b2s1/6 s'],
  ['waffle-wars', '6/2b3/b5/3b2/ssss2/b5 b'],
  ['connect-four', '6/6/6/2b3/1sb3/1sbs2 s'],
  ['reversi', '6/6/1bbb2/2bs2/3s2/6 s'],
  ['waffle-checkers', '1b3b/6/2s3/3b2/6/s4s s'],
  ['snake', '6/6/2bb2/2ss2/6/6 s d3,d4'],
];

for (const [id, position] of POSITIONS) {
  test(`${id}: alpha-beta finds the value of an exhaustive search three moves deep, ${position}`, async () => {
    const game = gameOf(id);
    const brain = await evaluatorOf(game);
    const state = at(game, position);
    for (const all of [false, true]) {
      const search = alphaBeta(game, brain, state, all, 3);
      assert.ok(search.run(Infinity));
      const [best] = search.thought().moves;
      assert.equal(clamped(best?.value ?? 0), minimax(game, brain, state, 3));
    }
  });
}

test('a search in slices goes on where it stopped, and the same calls give the same thoughts', async () => {
  const game = gameOf('waffle-wars');
  const brain = await evaluatorOf(game);
  const state = at(game, '6/1s2b1/2bs2/2sb2/1b2s1/6 s');
  const [one, other] = [alphaBeta(game, brain, state, true), alphaBeta(game, brain, state, true)];
  for (let slice = 0; slice < 40; slice++) {
    one.run(500);
    other.run(500);
  }
  assert.deepEqual(one.thought(), other.thought());
  assert.ok(one.thought().depth >= 2);
});

test('every level of every game returns a legal move, the same for the same seed', async () => {
  for (const game of GAMES) {
    const state = game.setup(initialOptions(game.options), 3);
    const seat = game.toMove(state)[0] ?? 0;
    if (seat < 0) continue;
    const view = game.viewFor(state, seat);
    const legal = game.legalMoves(state).map((move) => game.moveText(state, move));
    for (const level of LEVELS.slice(0, 2)) {
      const [one, other] = [
        await chooseMove(game, view, seat, level, seeded(5)),
        await chooseMove(game, view, seat, level, seeded(5)),
      ];
      assert.ok(legal.includes(game.moveText(state, one)), `${game.id} ${level}`);
      assert.equal(game.moveText(state, one), game.moveText(state, other));
    }
  }
});

test('the search of Hostage Rescue does not know future rolls: another generator in the view changes nothing', async () => {
  const game = gameOf('hostage-rescue');
  const brain = await evaluatorOf(game);
  const view = at(game, '3s1s/6/6/s5/6/b5 s:2');
  const texts = [seeded(1), seeded(99)].map((rng) => {
    const { search } = planSearch(game, brain, { ...view, rng }, 0, 'best', false, seeded(7));
    search.run(3000);
    return search.thought().moves.map(({ move, value }) => `${game.moveText(view, move)} ${value.toString()}`);
  });
  assert.deepEqual(texts[0], texts[1]);
});

test('the decisions of a record share its budget, but a solved position is judged in full', async () => {
  const judged = async (id: string, state: BaseState, decisions: number) => {
    const game = gameOf(id);
    const { signal } = new AbortController();
    const found = await analyse(game, state, game.toMove(state)[0] ?? 0, 'hard', seeded(1), signal, decisions);
    assert.ok(found, id);
    return found;
  };
  const start = gameOf('waffle-wars').setup(initialOptions(gameOf('waffle-wars').options), 1);
  const { positions: one } = await judged('waffle-wars', start, 1);
  const { positions: ofMany } = await judged('waffle-wars', start, 400);
  assert.ok(one >= 60_000 && ofMany >= 10_000 && ofMany < 15_000, `${one} ${ofMany}`);
  const { moves } = await judged('connect-four', at(gameOf('connect-four'), '6/6/2b3/2sb2/1sbs2/1sbs1b s'), 100_000);
  assert.ok(moves.length === 6 && moves.every(({ exact }) => exact));
});

test('chances are between 0 and 1, whatever search a level uses', async () => {
  for (const [id, level] of [
    ['waddle-waddle', 'medium'],
    ['waddle-waddle', 'hard'],
    ['hostage-rescue', 'medium'],
  ] as const) {
    const game = gameOf(id);
    const start = game.setup(initialOptions(game.options), 1);
    const state = id === 'hostage-rescue' ? at(game, '3s1s/6/6/s5/6/b5 s:2') : start;
    const seat = game.toMove(state)[0] ?? 0;
    const judgement = await analyse(game, state, seat, level, seeded(1), new AbortController().signal);
    assert.ok(judgement && judgement.chances.length === judgement.moves.length, id);
    assert.ok(
      judgement.chances.every((chance) => chance >= 0 && chance <= 1),
      `${id} ${judgement.chances.join()}`,
    );
    // Nobody is far ahead before the first move, and who frees the hostage with it has won
    assert.ok(id === 'hostage-rescue' ? judgement.chance === 1 : Math.abs(judgement.chance - 0.5) < 0.25, id);
  }
});

test('Monte Carlo gives a chance to moves that it had no time to try, too', async () => {
  const game = gameOf('top-waffle');
  const brain = await evaluatorOf(game);
  const state = game.setup(initialOptions(game.options), 1);
  const seat = game.toMove(state)[0] ?? 0;
  const { search } = planSearch(game, brain, game.viewFor(state, seat), seat, 'hard', true, seeded(1));
  search.run(60);
  const values = search.thought().moves.map(({ value }) => value);
  assert.ok(values.length > 3 && values.every((value) => value >= 0 && value <= 100), values.join());
});

test('medium beats easy at Waffle Wars', async () => {
  const game = gameOf('waffle-wars');
  const chooser =
    (level: string): Chooser<BaseState, unknown> =>
    (state, seat, rng) =>
      chooseMove(game, state, seat, level, rng);
  let won = 0;
  for (let seed = 0; seed < 8; seed++) {
    const seat = seed % 2;
    const seats = seat === 0 ? [chooser('medium'), chooser('easy')] : [chooser('easy'), chooser('medium')];
    const { outcome } = await playGame(game, seats, seed);
    if (outcome.winners.includes(seat)) won++;
  }
  assert.ok(won >= 6, `${won.toString()} of 8 games won`);
});

const easy: Chooser<WaffleWarsState, ReturnType<typeof waffleWars.legalMoves>[number]> = (state, seat, rng) =>
  chooseMove(waffleWars, state, seat, 'easy', rng);

function position(text: string): WaffleWarsState {
  const read = waffleWars.parsePosition(text, initialOptions(waffleWars.options));
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return read.value;
}

/** The bot's moves in a position for many generators, each named once. */
async function choices(text: string, slips = true): Promise<string[]> {
  const state = position(text);
  const found = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const rng = seeded(seed);
    const move = slips ? await easy(state, state.turn, rng) : await careful(waffleWars, state, state.turn, rng);
    if (move) found.add(waffleWars.moveText(state, move));
  }
  return [...found];
}

test('beats a player of random moves in at least 85 of 100 games, from either side', async () => {
  const random = anyMove(waffleWars);
  const wins = [0, 0];
  for (let seed = 0; seed < 200; seed++) {
    const seat = seed % 2;
    const { outcome } = await playGame(waffleWars, seat === 0 ? [easy, random] : [random, easy], seed);
    if (outcome.winners.includes(seat)) wins[seat] = (wins[seat] ?? 0) + 1;
  }
  for (const won of wins) assert.ok(won >= 85, `${wins.join(' and ')} of 100 games won`);
});

test('plays whole games against itself with legal moves only, and a different game for each seed', async () => {
  const games = new Set<string>();
  for (let seed = 0; seed < 20; seed++) games.add((await playGame(waffleWars, [easy, easy], seed)).moves.join(' '));
  assert.equal(games.size, 20);
});

test('plays the same game for the same seed', async () => {
  assert.deepEqual(await playGame(waffleWars, [easy, easy], 7), await playGame(waffleWars, [easy, easy], 7));
});

test('takes an immediate win', async () => {
  // Blueberries have four in a row on rank 3 and could also jump
  assert.deepEqual(await choices('6/6/s1s1s1/1bbbb1/s5/2s3 b'), ['a3']);
});

test('does not give away a win', async () => {
  // Strawberries threaten five in a row at e2 alone
  const text = '6/2b3/b5/3b2/ssss2/b5 b';
  const state = position(text);
  assert.deepEqual(
    winningMoves(state, 0, true).map((move) => waffleWars.moveText(state, move)),
    ['e2'],
  );
  for (const move of await choices(text)) {
    const parsed = waffleWars.parseMove(state, move);
    assert.ok(parsed.ok);
    const played = waffleWars.play(state, parsed.value);
    assert.ok(played.ok);
    assert.deepEqual(winningMoves(played.value, 0, true), [], `after ${move}`);
  }
});

test('takes an undefended piece, and does not leave its own undefended', async () => {
  const text = '6/6/3b2/2s3/6/6 s';
  assert.deepEqual(await choices(text, false), ['c3xe5']);
});

test('returns undefined where there is nothing to decide', async () => {
  const over = position('6/6/6/6/6/bbbbb1 s');
  assert.ok(waffleWars.outcome(over));
  assert.equal(await chooseMove(waffleWars, over, 0, 'easy', seeded(1)), undefined);
});

test('refuses an unknown level and names the known ones', async () => {
  await assert.rejects(chooseMove(waffleWars, position('6/6/6/6/6/6'), 0, 'harder', seeded(1)), {
    name: 'RangeError',
    message: 'There is no bot "harder"; there is "easy", "medium", "hard", "best".',
  });
  assert.equal(levelOf('harder'), undefined);
  for (const level of LEVELS) assert.equal(levelOf(level), level);
});
