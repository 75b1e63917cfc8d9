/** The shipped puzzles: they can be read, are spread over difficulties, and what the coach accepts is what a second search proves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { gameById, type AnyGame } from '@griddle/rules/games.js';
import { EN, explainRecordError, mergeMessages } from '@griddle/rules/messages/index.js';
import { judge, puzzleOf, type Puzzle } from '@griddle/rules/internal/puzzle/index.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { pathOf, playText, sessionFromRecord } from '@griddle/rules/replay/index.js';
import { DAILY_GAMES, puzzleOf as puzzleOfDay } from '../../src/daily/day.js';
import { proverOf } from './provers.js';
import { writtenPuzzles, shipped, SHIPPED } from './puzzle-text.js';

/** Of each set so many are proved here, other ones each day; all of them by `npm run puzzles:check`. */
const SAMPLE = 4;
/** Proofs of harder ones take long. */
const HARDEST = 3;

function puzzlesOf(game: AnyGame, text: string): readonly Puzzle<BaseState, unknown>[] {
  const records = parseRecords(text);
  assert.ok(records.ok, records.ok ? '' : explainRecordError(mergeMessages(EN), game.id, records.error));
  return records.value.map((record, at) => {
    const session = sessionFromRecord(game, record, text);
    assert.ok(session.ok, session.ok ? '' : explainRecordError(mergeMessages(EN), game.id, session.error));
    const puzzle = puzzleOf(session.value, text);
    assert.ok(
      puzzle.ok,
      puzzle.ok ? '' : `puzzle ${at + 1}: ${explainRecordError(mergeMessages(EN), game.id, puzzle.error)}`,
    );
    return puzzle.value;
  });
}

/** The first moves that are told to be right. */
function accepted(
  { session, start }: Puzzle<BaseState, unknown>,
  puzzle: Puzzle<BaseState, unknown>,
): readonly string[] {
  const { game } = session;
  return game
    .legalMoves(start.state)
    .map((move) => game.moveText(start.state, move))
    .filter((token) => {
      session.moveTo(start);
      assert.ok(playText(session, token).ok, token);
      const verdict = judge(puzzle, session.current);
      session.goTo(pathOf(start));
      return verdict !== 'wrong';
    });
}

for (const id of SHIPPED) {
  const game = gameById(id);
  assert.ok(game, id);

  test(`${id}: enough puzzles, none twice, of different difficulty, all of them readable`, () => {
    const text = shipped(id);
    const puzzles = puzzlesOf(game, text);
    assert.ok(puzzles.length >= (id === 'waffle-wars' ? 100 : 50), `${puzzles.length} puzzles`);
    const written = writtenPuzzles(text);
    assert.equal(written.length, puzzles.length);
    assert.equal(new Set(written.map(({ position }) => position)).size, written.length);
    const levels = [1, 2, 3, 4, 5].filter((level) => puzzles.some(({ difficulty }) => difficulty === level));
    assert.ok(levels.length >= 3, levels.join());
    for (const { theme } of puzzles) assert.notEqual(theme, '');
  });

  test(`${id}: the coach accepts only the right move where there is just one`, () => {
    const all = puzzlesOf(game, shipped(id));
    const strict = all.filter(({ goal }) => ['win', 'save', 'only', 'rolls'].includes(goal.kind));
    for (const puzzle of strict) {
      const token = puzzle.start.next[0]?.token;
      assert.deepEqual(accepted(puzzle, puzzle), [token], puzzle.session.game.positionText(puzzle.start.state));
    }
  });

  test(`${id}: another search confirms a sample`, () => {
    const puzzles = writtenPuzzles(shipped(id)).filter(({ difficulty }) => difficulty <= HARDEST);
    const begin = Math.floor(Date.now() / 86_400_000) * SAMPLE;
    for (let at = 0; at < SAMPLE; at++) {
      const puzzle = puzzles[(begin + at * 7) % puzzles.length];
      assert.ok(puzzle);
      assert.equal(proverOf(id)(puzzle), '', `puzzle ${puzzle.number}: ${puzzle.position}`);
    }
  });
}

test('every daily game has a set, and each puzzle is shown once before any is repeated', () => {
  assert.deepEqual([...DAILY_GAMES].sort(), [...SHIPPED].sort());
  for (const count of [50, 100, 37, 41]) {
    const shown = Array.from({ length: count }, (_none, day) => puzzleOfDay(day + 5, count));
    assert.equal(new Set(shown).size, count);
  }
});

test('the provers find errors', () => {
  const [right] = writtenPuzzles(
    '[Goal "win 2"]\n[Difficulty "2"]\n[Theme "four-in-a-row"]\n[Position "6/6/1b4/1s4/1b4/1ss2b s"]\n\nd1 a1 e1\n',
  );
  assert.ok(right);
  const prove = proverOf('connect-four');
  assert.equal(prove(right), '');
  assert.match(prove({ ...right, solution: ['c2', 'a1', 'e1'] }), /^move 1 may be d1$/);
  assert.match(prove({ ...right, goal: 'win 3' }), /fewer/);
  assert.match(prove({ ...right, goal: 'save 1' }), /^safe are/);
  assert.match(prove({ ...right, wrong: [['d1']] }), /^d1 wins, too$/);
  assert.equal(prove({ ...right, wrong: [['a1', 'd1']] }), '');
  assert.match(prove({ ...right, wrong: [['a1', 'f2']] }), /^f2 does not refute a1$/);
  const [long] = writtenPuzzles(
    '[Goal "win 4"]\n[Difficulty "4"]\n[Theme "four-in-a-row"]\n[Position "1b4/1s1s1b/1s1s1b/1s1b1s/sb1s1b/bsbsbb s"]\n\nc2 e2 a3 a4 a5 a6 c3\n',
  );
  assert.ok(long);
  assert.equal(prove(long), '');
  // Strawberries win on a4 at once
  assert.match(prove({ ...long, solution: ['c2', 'd6', 'a3', 'e2', 'a4'] }), /^e2 does not hold out/);
});
