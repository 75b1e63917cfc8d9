import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded } from '@griddle/rules/core/random.js';
import { waffleWars, winningMoves, type WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { chooseMove, LEVELS, levelOf } from '@griddle/bots';
import { anyMove, careful, playGame, type Chooser } from './play.js';

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

test('plays whole games against itself with legal moves only, and never the same game for two seeds', async () => {
  const games = new Set<string>();
  for (let seed = 0; seed < 20; seed++) games.add((await playGame(waffleWars, [easy, easy], seed)).moves.join(' '));
  assert.equal(games.size, 20);
});

test('plays the same game for the same seed', async () => {
  assert.deepEqual(await playGame(waffleWars, [easy, easy], 7), await playGame(waffleWars, [easy, easy], 7));
});

test('takes a win that it can have at once', async () => {
  // Blueberries have four in a row on rank 3 and could also jump
  assert.deepEqual(await choices('6/6/s1s1s1/1bbbb1/s5/2s3 b'), ['a3']);
});

test('gives no win away that it can keep', async () => {
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

test('takes a piece for nothing, and does not leave its own to be taken', async () => {
  const text = '6/6/3b2/2s3/6/6 s';
  assert.deepEqual(await choices(text, false), ['c3xe5']);
});

test('answers with undefined where there is nothing to decide', async () => {
  const over = position('6/6/6/6/6/bbbbb1 s');
  assert.ok(waffleWars.outcome(over));
  assert.equal(await chooseMove(waffleWars, over, 0, 'easy', seeded(1)), undefined);
});

test('refuses a level that does not exist and names those that do', async () => {
  await assert.rejects(chooseMove(waffleWars, position('6/6/6/6/6/6'), 0, 'harder', seeded(1)), {
    name: 'RangeError',
    message: 'There is no bot "harder"; there is "easy", "medium", "hard", "best".',
  });
  assert.equal(levelOf('harder'), undefined);
  for (const level of LEVELS) assert.equal(levelOf(level), level);
});
