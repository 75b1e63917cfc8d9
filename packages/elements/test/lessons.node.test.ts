import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@griddle/rules/games.js';
import { EN, explainRecordError, mergeMessages } from '@griddle/rules/messages/index.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { answerOf, judge, puzzleOf, solutionAfter } from '@griddle/rules/internal/puzzle/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import { hasLesson } from '../src/core/with-lesson.js';
import { LESSONS } from '../src/generated/lessons.js';
import { GAMES_WITH_LESSON } from '../src/generated/with-lesson.js';
import { lessonOf, lessonWays } from '../src/learn/lessons.js';
import { wordsOf } from '../src/learn/tries.js';

/** Letters for which the coach has room on a telephone. */
const LONGEST = 190;
const READ_ONLY = 3;

const GAMES_AND_WAYS = GAMES.flatMap((game) => {
  return ['', ...(hasLesson(game.id) ? lessonWays(game.id) : [])].map((way) => {
    // A mode is an option with seats
    const options = way === '' || way.includes('=') ? way : `${way}=all`;
    return { game, name: way === '' ? game.id : `${game.id} ${way}`, lesson: lessonOf(game.id, options) };
  });
});

for (const { game, lesson, name } of GAMES_AND_WAYS) {
  if (lesson === undefined) continue;
  const records = parseRecords(lesson);
  assert.ok(records.ok, records.ok ? '' : explainRecordError(mergeMessages(EN), game.id, records.error));

  test(`${name}: the lesson has a handful of steps, most of them with a task`, () => {
    assert.ok(records.value.length >= 8 && records.value.length <= 15, `${records.value.length} steps`);
    const toRead = records.value.filter(
      ({ next, tags }) => next.length === 0 && !tags.some(({ name }) => name === 'Goal'),
    );
    assert.ok(toRead.length <= READ_ONLY, `${toRead.length} steps without anything to do`);
  });

  for (const [index, record] of records.value.entries()) {
    const title = record.tags.find(({ name }) => name === 'Title')?.value ?? '';
    test(`${name}, step ${index + 1} (${title}) can be read and solved`, () => {
      const session = sessionFromRecord(game, record, lesson);
      assert.ok(session.ok, session.ok ? '' : explainRecordError(mergeMessages(EN), game.id, session.error));
      assert.ok(title !== '' && title.length <= 24, `title “${title}”`);
      const words = (comments: readonly { readonly text: string }[]): string =>
        comments.map(({ text }) => text).join(' ');
      assert.ok(words(record.intro) !== '', 'each step says something');
      const puzzle = puzzleOf(session.value, lesson);
      const { task, answer = '' } = wordsOf(session.value.root, puzzle.ok ? puzzle.value.goal : undefined);
      const steps = [...session.value.root.next];
      // The list grows while it is gone through
      for (const step of steps) steps.push(...step.next);
      for (const said of [task, answer, ...steps.map(({ before, after }) => words([...before, ...after]))])
        assert.ok(said.length <= LONGEST, `${said.length} letters: ${said}`);
      if (!puzzle.ok) return assert.ok(['no-solution', 'no-mover'].includes(puzzle.error.code), puzzle.error.code);
      const { goal, start } = puzzle.value;
      if (goal.kind === 'legal' || goal.kind === 'count') return assert.notEqual(answerOf(puzzle.value), '');
      let at = start;
      for (let next = solutionAfter(puzzle.value, at); next; next = solutionAfter(puzzle.value, at)) at = next;
      if (goal.kind !== 'any') assert.equal(judge(puzzle.value, at), 'solved');
      if (goal.kind === 'points') {
        const made = game.legalMoves(start.state).map((move) => {
          const after = game.play(start.state, move);
          return after.ok ? (game.score(after.value)[puzzle.value.seat]?.total ?? 0) : 0;
        });
        assert.equal(puzzle.value.target, Math.max(...made), 'no other move makes more');
      }
    });
  }
}

test('each game with a lesson in its manifest has one', () => {
  for (const game of GAMES_WITH_LESSON) assert.ok(lessonOf(game));
});

test('a step is only for options that the lesson lists', () => {
  for (const game of GAMES_WITH_LESSON) {
    const ways = [...LESSONS[game].matchAll(/\[Ways "(.*)"\]/g)].flatMap(([, list = '']) => list.split(', '));
    for (const way of ways) assert.ok(way === 'usual' || lessonWays(game).includes(way), `${game}: ${way}`);
  }
});
