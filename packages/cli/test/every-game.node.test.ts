/** What holds for every game that is built: a new game's side of the command line is tested by being listed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { GAMES } from '@griddle/rules/games.js';
import { recordOf, startSession } from '@griddle/rules/replay/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { writeRecord } from '@griddle/rules/record/index.js';
import { griddle, json } from './griddle.js';

/** A key that no catalogue has words for, or a value that is no text. */
const RAW = /\b(cli|text|violation|outcome|line|term|option|seat|game)\.[a-z]|undefined|NaN|\[object|\{\w+(@\w+)?\}/;

/** A few moves of a random game as a session, the table's among them. */
function somePlay(game: (typeof GAMES)[number], seed: number, plies: number) {
  const started = startSession(game, initialOptions(game.options), seed);
  assert.ok(started.ok);
  const session = started.value;
  let rng = seeded(seed);
  for (let i = 0; i < plies; i++) {
    const moves = game.legalMoves(session.state);
    if (moves.length === 0) break;
    rng = next(rng);
    assert.ok(session.play(moves[below(rng, moves.length)]).ok);
  }
  return session;
}

for (const game of GAMES) {
  test(`${game.id}: each command answers in JSON and in words, at the start, in the middle and at the end`, async () => {
    for (const plies of [0, 7, 500]) {
      const session = somePlay(game, 11, plies);
      const position = game.positionText(session.state);
      for (const command of ['show', 'moves', 'score', 'render']) {
        const flags = ['--position', position, ...(command === 'render' ? ['-o', '-'] : [])];
        const { exit, out, err } = await griddle([command, game.id, ...flags]);
        assert.deepEqual([exit, err], [0, ''], `${command} --position "${position}"`);
        assert.notEqual(out.trim(), '');
        assert.doesNotMatch(out, RAW, command);
        await json(command, game.id, ...flags);
      }
      const { toMove, moves } = (await json('moves', game.id, '--position', position)) as {
        toMove: unknown;
        moves: string[];
      };
      assert.equal(toMove === null, game.toMove(session.state).length === 0);
      assert.deepEqual(
        moves,
        game.legalMoves(session.state).map((move) => game.moveText(session.state, move)),
      );
    }
  });

  test(`${game.id}: play and check follow a record to the same end`, async () => {
    const session = somePlay(game, 5, 30);
    const record = writeRecord(recordOf(session));
    const checked = await griddle(['check', '-', '--json'], record);
    assert.equal(checked.exit, 0, checked.out);
    const tokens: string[] = [];
    for (let step = session.current; step.parent !== undefined; step = step.parent) tokens.unshift(step.token);
    const answer = await json('play', game.id, '--seed', '5', '--moves', tokens.join(' '));
    const outcome = game.outcome(session.state);
    assert.equal((answer as { position: string }).position, game.positionText(session.state));
    const told = (answer as { outcome: Record<'by' | 'rule', string> | null }).outcome;
    assert.deepEqual([told?.by, told?.rule], [outcome?.by, outcome?.rule]);
    const { out } = await griddle(['play', game.id, '--seed', '5', '--moves', tokens.join(' ')]);
    assert.doesNotMatch(out, RAW);
  });

  test(`${game.id}: perft counts the legal moves of the start`, async () => {
    const session = somePlay(game, 1, 0);
    const position = game.positionText(session.state);
    const { nodes } = (await json('perft', game.id, '--depth', '1', '--position', position)) as { nodes: number };
    assert.equal(nodes, game.legalMoves(session.state).length);
  });
}
