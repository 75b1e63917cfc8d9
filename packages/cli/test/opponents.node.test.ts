/** hint, analyse and arena. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { analyse, arena, ENGLISH } from '@griddle/cli';
import { BIN, griddle, json, program } from './griddle.js';

interface Move {
  readonly move: string;
  readonly value: number;
  readonly result?: string;
  readonly plies?: number;
}

test('hint: shows the best move first, with the forced result and the number of moves to it', async () => {
  // Strawberries win by d1; everything else loses to the same space
  const hint = (await json('hint', 'connect-four', '--position', '6/6/6/6/bbb3/sss3 s', '--level', 'best')) as {
    toMove: string;
    best: string;
    moves: readonly Move[];
  };
  assert.equal(hint.toMove, 'strawberries');
  assert.equal(hint.best, 'd1');
  assert.deepEqual([hint.moves[0]?.result, hint.moves[0]?.plies], ['win', 1]);
  assert.equal(hint.moves.length, 6);
  const { out, exit } = await griddle(['hint', 'connect-four', '--position', '6/6/6/6/bbb3/sss3 s']);
  assert.equal(exit, 0);
  assert.match(out, /^Strawberries to move\.\nd1 {2}wins in 1\n/);
});

test('hint: shows a certain win as a win whatever search a level uses, and values in tenths', async () => {
  const position = ['--position', '3s1s/6/6/s5/6/b5 s:2', '--level', 'medium'];
  const { out } = await griddle(['hint', 'hostage-rescue', ...position]);
  assert.match(out, /^Strawberries to move\.\nd6>f6 {2}wins in 1\n(\w\d>\w\d {2}[+-]?\d+(\.\d)?\n?)+$/);
  const last = ['--position', '5s/6/6/2b3/1b4/b4s b:1', '--level', 'medium'];
  const lost = await griddle(['hint', 'hostage-rescue', ...last]);
  assert.match(lost.out, /^Blueberries to move\.\n(\w\d>\w\d {2}-\d+(\.\d)?\n?)+$/);
});

test('hint: answers no when the game is over, and refuses an unknown level as a usage error', async () => {
  const over = await griddle(['hint', 'waffle-wars', '--position', '6/6/6/6/6/bbbbb1 s']);
  assert.deepEqual([over.exit, over.err], [1, 'griddle: This game is over, so there is no move to suggest.\n']);
  const level = await griddle(['hint', 'snake', '--level', 'easy']);
  assert.deepEqual(
    [level.exit, level.err],
    [2, 'griddle: The level can’t be “easy”. Use medium, hard, best, or a time up to a minute such as 2s.\n'],
  );
});

test('hint: answers no for an incomplete position', async () => {
  const { exit, err } = await griddle(['hint', 'waffle-time', '--position', '5/5/5/5/5;5/5/5/5/5 p2:draft']);
  assert.deepEqual([exit, err], [1, 'griddle: This position is incomplete, so no move can be played.\n']);
});

test('hint: with a seed the table makes its first moves; without one it is nobody’s turn', async () => {
  const hint = (await json('hint', 'buffet-boss', '--seed', '5', '--level', 'medium')) as {
    toMove: string;
    position: string;
    best: string;
    moves: readonly Move[];
  };
  const line = hint.position.split(' ')[1]?.split('.') ?? [];
  assert.equal(line.length, 3);
  assert.ok(hint.toMove === 'p1' || hint.toMove === 'p2');
  assert.ok(line.includes(hint.best) && hint.moves.length === new Set(line).size);
  const { exit, err } = await griddle(['hint', 'buffet-boss']);
  assert.equal(exit, 1);
  assert.match(err, /^griddle: Dice or cards come next\. Add --seed 1/);
  const over = await griddle(['hint', 'connect-four', '--position', '6/6/6/6/6/ssss2 b']);
  assert.deepEqual([over.exit, over.err], [1, 'griddle: This game is over, so there is no move to suggest.\n']);
});

test('analyse: prints each game as soon as it is done', async () => {
  const told: string[] = [];
  const record = '[Game "Connect-4"]\n1. c1 d1\n\n[Game "Snake"]\n1. c3';
  const answer = await analyse(record, { level: 'medium' }, ENGLISH, new AbortController().signal, (lines) => {
    told.push(lines);
  });
  assert.equal(told.length, 2);
  assert.match(told[0] ?? '', /^1\. Strawberries c1 .*\n2\. Blueberries d1 .*\n$/);
  assert.match(told[1] ?? '', /^\n1\. Strawberries c3 .*\n$/);
  assert.equal(answer.ok && `${answer.value.people()}\n`, told.join(''));
  assert.equal((await griddle(['analyse', '-', '--level', 'medium'], record)).out, told.join(''));
});

test('analyse: finds the move that lost a win, and no fault with the one that took it', async () => {
  const record = '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 3. c1 c2 4. f1 d1 *\n';
  const { out } = await griddle(['analyse', '-', '--level', 'best', '--json'], record);
  const [game] = (JSON.parse(out) as { games: readonly { moves: readonly (Move & { best: Move; lost: number })[] }[] })
    .games;
  const fourth = game?.moves[6];
  assert.deepEqual([fourth?.move, fourth?.best.move, fourth?.best.result], ['f1', 'd1', 'win']);
  assert.ok((fourth?.lost ?? 0) > 0);
  const people = await griddle(['analyse', '-', '--level', 'best'], record);
  assert.match(people.out, /7\. Strawberries f1 \(.*\) misses a win; best: d1 \(wins in 1\)/);
  const taken = await griddle(['analyse', '-', '--level', 'best', '--json'], record.replace('4. f1 d1', '4. d1'));
  const lost = (JSON.parse(taken.out) as { games: readonly { moves: readonly { lost: number }[] }[] }).games[0]?.moves;
  assert.equal(lost?.[6]?.lost, 0);
});

test('analyse: reports a bad record as check does, but as a usage error', async () => {
  const { exit, err } = await griddle(['analyse', '-'], '[Game "Connect-4"]\n\n1. z1\n');
  assert.equal(exit, 2);
  assert.match(err, /^griddle: Line 3, character 4: /);
  const illegal = await griddle(['analyse', '-'], '[Game "Snake"]\n\n1. a1 a1\n');
  assert.equal(illegal.exit, 2);
});

test('arena: plays on several threads, two games for each seed, and shows how certain the result is', async () => {
  const { exit, out, err } = await program(['arena', 'snake', '--bots', 'medium,easy', '--games', '6', '--json']);
  assert.deepEqual([exit, err], [0, '']);
  const result = JSON.parse(out) as {
    games: number;
    wins: number;
    draws: number;
    losses: number;
    rate: number;
    interval: readonly [number, number];
  };
  assert.equal(result.games, 6);
  assert.equal(result.wins + result.draws + result.losses, 6);
  assert.ok(result.interval[0] <= result.rate && result.rate <= result.interval[1]);
  const again = await program(['arena', 'snake', '--bots', 'medium,easy', '--games', '6', '--json']);
  assert.equal(again.out, out);
});

test('arena: where nobody wins against another, the scores of the bots are compared', async () => {
  type Scores = { wins?: number; scores: readonly { bot: string; score: number; won: number; games: number }[] };
  const solo = await program([
    ...'arena waffle-time --options players=1 --bots random,random --games 4'.split(' '),
    '--json',
  ]);
  const { scores, ...rest } = JSON.parse(solo.out) as Scores;
  assert.deepEqual(Object.keys(rest), ['bots', 'games']);
  assert.deepEqual(
    scores.map(({ bot, games }) => `${bot} ${games}`),
    ['random 2', 'random 2'],
  );
  const together = await program('arena buffet-boss --options version=all --bots random,easy --games 2'.split(' '));
  assert.match(together.out, /^random: \d.* of 2 games won\neasy: \d.* of 2 games won\n$/);
});

test('arena: when stopped, reports the finished games, or that there are none', async () => {
  const asked = { game: 'snake', bots: 'medium,easy', games: '500' };
  for (const games of [2, 0]) {
    const stop = new AbortController();
    const told = (done: number): void => {
      if (done === games) stop.abort();
    };
    const answer = await arena(asked, ENGLISH, pathToFileURL(BIN), told, stop.signal);
    if (games === 0) assert.deepEqual(!answer.ok && [answer.error.code, answer.error.exit], ['interrupted', 130]);
    else {
      assert.ok(answer.ok);
      assert.equal((answer.value.json as { games: number }).games, games);
      assert.match(answer.value.people(), /^Stopped after 2 of 500 games\.\nmedium against easy: /);
    }
  }
});

test('analyse: when stopped, reports the evaluated moves, or that there are none', async () => {
  const record = '[Game "Connect-4"]\n1. c1 d1 2. c2 d2 3. a1';
  const stoppedAfter = async (moves: number): Promise<Awaited<ReturnType<typeof analyse>>> => {
    let asked = 0;
    const signal = {
      get aborted() {
        return asked++ >= moves;
      },
    } as AbortSignal;
    return analyse(record, { level: 'medium' }, ENGLISH, signal);
  };
  const some = await stoppedAfter(2);
  assert.ok(some.ok);
  assert.equal((some.value.json as { games: { moves: unknown[] }[] }).games[0]?.moves.length, 2);
  const none = await stoppedAfter(0);
  assert.equal(none.ok ? '' : none.error.code, 'interrupted');
});

test('arena: unknown bots, or a number of bots other than two, are usage errors', async () => {
  for (const bots of ['easy', 'easy,harder', 'easy,easy,easy']) {
    const { exit, err } = await griddle(['arena', 'snake', '--bots', bots]);
    assert.equal(exit, 2);
    assert.match(err, /^griddle: The bots can’t be “.*”\. Use two of easy, medium, hard, best/);
  }
});
