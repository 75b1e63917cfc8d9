import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ResultDetail } from '../src/results/events.js';
import { gameId, hashOf, taskId } from '../src/results/identity.js';
import { statementOf } from '../src/results/index.js';
import { isResult } from '../src/results/message.js';

const PUZZLE: ResultDetail = {
  kind: 'puzzle',
  game: 'waffle-wars',
  id: 'waffle-wars:12',
  number: 1,
  right: true,
  shown: false,
  score: 1,
  most: 4,
  seconds: 12.5,
  hints: 1,
  attempt: 2,
  seats: [],
};
/** A game without points that nobody won. */
const DRAW: ResultDetail = {
  kind: 'game',
  game: 'connect-four',
  id: 'final',
  number: 1,
  shown: false,
  seconds: 60,
  hints: 0,
  attempt: 1,
  seats: [{ seat: 'strawberries', player: 'human', name: '', points: 0, won: false }],
};
const GAME: ResultDetail = {
  ...DRAW,
  id: 'final game',
  right: false,
  score: 14,
  seats: [
    { seat: '1', player: 'human', name: '', points: 14, won: false },
    { seat: '2', player: 'bot:easy', name: '', points: 20, won: true },
  ],
};
const ACTOR = { objectType: 'Agent', mbox: 'mailto:ann@school.example' };

test('an xAPI statement of a puzzle has verb, activity, score, duration and what xAPI has no words for', () => {
  const statement = statementOf(PUZZLE, { actor: ACTOR, activity: 'https://school.example/week-3' });
  assert.deepEqual(statement, {
    actor: ACTOR,
    verb: { id: 'http://adlnet.gov/expapi/verbs/answered', display: { 'en-US': 'answered' } },
    object: {
      objectType: 'Activity',
      id: 'https://school.example/week-3#waffle-wars%3A12',
      definition: { type: 'http://adlnet.gov/expapi/activities/question', name: { 'en-US': 'waffle-wars:12' } },
    },
    result: {
      success: true,
      completion: true,
      score: { raw: 1, min: 0, max: 4, scaled: 0.25 },
      duration: 'PT12.5S',
      extensions: {
        'https://github.com/griddle-games/griddle/xapi/attempt': 2,
        'https://github.com/griddle-games/griddle/xapi/hints': 1,
        'https://github.com/griddle-games/griddle/xapi/solution-shown': false,
      },
    },
  });
});

test('an xAPI statement of a game is completed, with its points and seats, and without a maximum', () => {
  const { object, result, verb } = statementOf(GAME, {
    actor: ACTOR,
    activity: 'https://school.example',
    name: 'Final',
  });
  assert.equal(verb.id, 'http://adlnet.gov/expapi/verbs/completed');
  assert.deepEqual(result.score, { raw: 14 });
  assert.equal(result.success, false);
  assert.equal(result.completion, true);
  assert.deepEqual(
    (result.extensions as Record<string, unknown>)['https://github.com/griddle-games/griddle/xapi/seats'],
    GAME.seats,
  );
  assert.equal(object.id, 'https://school.example#final%20game');
  const of = statementOf(DRAW, { actor: ACTOR, activity: 'https://school.example' });
  assert.equal('success' in of.result || 'score' in of.result, false);
});

test('a record has the same hash whatever its spaces and line ends, and another one has another', () => {
  const text = '[Position "6/6 s"]\n{Win.} 1. a1';
  assert.equal(hashOf(text), hashOf(`\r\n${text.replace('\n', '\r\n  ')}\n`));
  assert.notEqual(hashOf(text), hashOf(text.replace('a1', 'a2')));
  assert.match(hashOf(''), /^[0-9a-f]{16}$/);
  const many = new Set(Array.from({ length: 20_000 }, (_none, at) => hashOf(`1. c${at}`)));
  assert.equal(many.size, 20_000);
});

test('a puzzle is named by Griddle’s set, else by its element, else by its record', () => {
  const puzzles = ['[Goal "win"]\n1. a1', '[Goal "win 2"]\n1. b1'];
  const task = {
    kind: 'puzzle' as const,
    game: 'snake',
    text: `${puzzles[1]}\n`,
    number: 1,
    count: 1,
    isOwn: true,
    puzzles,
  };
  assert.equal(taskId('', task), 'snake:2');
  assert.equal(taskId('', { ...task, kind: 'lesson', number: 3 }), 'snake:lesson:3');
  const given = { ...task, isOwn: false, puzzles: [] };
  assert.equal(taskId('quiz', given), 'quiz');
  assert.equal(taskId('quiz', { ...given, number: 2, count: 3 }), 'quiz:2');
  assert.equal(taskId('', given), `record-${hashOf(given.text)}`);
  assert.equal(gameId('mine', ['snake']), 'mine');
  assert.equal(gameId('', ['snake', 'hand=12']), gameId('', ['snake', 'hand=12']));
  assert.notEqual(gameId('', ['snake', 'hand=12']), gameId('', ['snake', '']));
});

test('a message with anything missing or of another kind is no result', () => {
  assert.equal(isResult(PUZZLE), true);
  assert.equal(isResult(GAME), true);
  for (const key of ['kind', 'game', 'id', 'number', 'seconds', 'hints', 'attempt', 'shown', 'seats'])
    assert.equal(isResult({ ...PUZZLE, [key]: undefined }), false, key);
  for (const wrong of [
    null,
    'result',
    7,
    [],
    {},
    { ...PUZZLE, score: '1' },
    { ...PUZZLE, right: 1 },
    { ...PUZZLE, kind: 'exam' },
  ])
    assert.equal(isResult(wrong), false);
  assert.equal(isResult({ ...GAME, seats: [{ seat: '1' }] }), false);
});
