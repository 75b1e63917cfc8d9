/** The miner of puzzles: the same for the same seed, nothing trivial, nothing with two answers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluatorOf } from '../src/games.js';
import { byEnding } from '../tools/puzzles/by-ending.js';
import { bySides } from '../tools/puzzles/by-sides.js';
import { byTurn } from '../tools/puzzles/turn-puzzles.js';
import type { Found } from '../tools/puzzles/found.js';
import { PUZZLE_SEARCH } from '../tools/puzzles/games.js';
import { minePuzzles, recordOfFound } from '../tools/puzzles/index.js';
import type { Spot } from '../tools/puzzles/mine.js';
import { connectFour } from '@griddle/rules/connect-four/index.js';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded } from '@griddle/rules/core/random.js';
import { writeRecords } from '@griddle/rules/record/index.js';
import { reversi } from '@griddle/rules/reversi/index.js';

/** A position that somebody is to look for a puzzle in. */
async function spot<S extends BaseState, M>(game: Game<S, M>, position: string): Promise<Spot<S, M>> {
  const read = game.parsePosition(position, initialOptions(game.options));
  assert.ok(read.ok, position);
  const [seat = 0] = game.toMove(read.value);
  const mine = PUZZLE_SEARCH[game.id];
  assert.ok(mine);
  return { game, evaluator: await evaluatorOf(game), state: read.value, seat, options: '', mine, rng: seeded(1) };
}

const none = (): void => undefined;
const written = (found: readonly Found[]): string =>
  writeRecords(found.map((one) => recordOfFound('Waffle Wars', one)));

test('the same seed gives the same file, and another seed another file', async () => {
  const wanted = { count: 3, seed: 5, theme: '' };
  const [once, again, other] = await Promise.all(
    [wanted, wanted, { ...wanted, seed: 99 }].map((asked) => minePuzzles(connectFour, asked, none)),
  );
  assert.ok(once && again && other);
  assert.equal(once.length, 3);
  assert.equal(written(once), written(again));
  assert.notEqual(written(once), written(other));
});

test('a theme filters the puzzles, and each puzzle has a theme, a difficulty and a goal', async () => {
  const all = await minePuzzles(connectFour, { count: 4, seed: 1, theme: '' }, none);
  for (const { difficulty, goal, theme, solution } of all) {
    assert.ok([1, 2, 3, 4, 5].includes(difficulty));
    assert.match(goal, /^(win|save) \d$/);
    assert.notEqual(theme, '');
    assert.ok(solution.length > 0);
  }
  const saved = await minePuzzles(connectFour, { count: 2, seed: 1, theme: 'defence' }, none);
  assert.deepEqual(
    saved.map(({ theme }) => theme),
    ['defence', 'defence'],
  );
});

test('a position with two wins is dropped, and one with a single win is kept', async () => {
  // Three at the bottom with both ends free, and with one of them taken
  assert.equal(await bySides(await spot(connectFour, '6/6/6/6/1bb3/1sss2 s')), undefined);
  const found = await bySides(await spot(connectFour, '6/6/6/6/1bb3/bsss2 s'));
  assert.deepEqual([found?.goal, found?.solution], ['win 1', ['e1']]);
});

test('a lost position, and one with nothing at stake, is no puzzle', async () => {
  // Blueberries can close at either end, whatever is done
  assert.equal(await bySides(await spot(connectFour, '6/6/6/6/1ss3/1bbb2 s')), undefined);
  assert.equal(await bySides(await spot(connectFour, '6/6/6/6/6/6 s')), undefined);
});

test('the only move that stops a win is kept, with the moves that punish all others', async () => {
  const found = await bySides(await spot(connectFour, '6/6/6/6/1ss3/sbbb2 s'));
  assert.deepEqual([found?.goal, found?.theme, found?.solution], ['save 1', 'defence', ['e1']]);
  assert.ok(found && found.refutations.length > 0);
  for (const [, answer] of found.refutations) assert.equal(answer, 'e1');
});

test('a turn with few endings, or with many best ones, is no puzzle', async () => {
  const start = reversi.positionText(reversi.setup(initialOptions(reversi.options), 1));
  assert.equal(await byTurn(await spot(reversi, start)), undefined);
  assert.equal(await byEnding(await spot(reversi, start)), undefined);
});
