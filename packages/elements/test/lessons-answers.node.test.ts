/** No step of a lesson refuses an answer that does what it asks for: each legal move is tried, by the rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, type AnyGame } from '@griddle/rules/games.js';
import { parseRecords, type GameRecord } from '@griddle/rules/record/index.js';
import { judge, puzzleOf, solutionAfter } from '@griddle/rules/internal/puzzle/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import { hasLesson } from '../src/core/with-lesson.js';
import { LESSONS } from '../src/generated/lessons.js';
import type { AnyPuzzle } from '../src/learn/tries.js';

/** Goals whose steps are answered with certain moves; any move is right for `any`, and questions have buttons. */
const WITH_MOVES = ['line', 'win', 'points'];
/** Steps of the goal `line` that name what to do by words instead of by a place or a mark, and the words. */
const IN_WORDS: Readonly<Record<string, RegExp>> = {
  'Complete an order': /strawberry, a banana and whipped cream/,
  'Double toppings': /first order with just two cards/,
  'Play an item': /make it whipped cream/,
  'Reserve an order': /second order/,
  'Stack up': /in column b/,
  Block: /three in a row/,
  'Win a quadrant': /Complete the marked row/,
  'Play as a team': /Complete the row/,
  'Don’t trap yourself': /Keep room/,
  'Guard your back row': /Stop it/,
  'Two open ends': /both ends open/,
  'Make a square': /square or a row/,
  Corners: /Take the corner/,
};

/** The texts of a lesson's steps, for all ways to play. */
function stepsOf(id: keyof typeof LESSONS): readonly string[] {
  return LESSONS[id]
    .split(/\n\n(?=\[Title )/)
    .filter((text) => text.startsWith('[Title'))
    .map((text) => text.replace(/^\[Ways "(.*)"\]\n/m, ''));
}

function recordIn(text: string): GameRecord {
  const records = parseRecords(text);
  assert.ok(records.ok && records.value[0], text);
  return records.value[0];
}

function puzzleIn(game: AnyGame, text: string): AnyPuzzle | undefined {
  const session = sessionFromRecord(game, recordIn(text), text);
  assert.ok(session.ok, text);
  const puzzle = puzzleOf(session.value, text);
  return puzzle.ok ? puzzle.value : undefined;
}

/** Whether the step's words or marks name a place of its first move. */
function isNamed(text: string, places: readonly string[]): boolean {
  const marked = [...text.matchAll(/\[%c[sa]l ([^\]]*)\]/g)].map(([, marks = '']) => marks).join();
  const words = /\{([^}]*)\}/.exec(text)?.[1] ?? '';
  return places.some((place) => marked.includes(place) || words.split(/[^\w,-]+/).includes(place));
}

/** What a move does that a lesson could ask for: the end, points and terms. */
function effectOf({ seat, session: { game } }: AnyPuzzle, before: AnyPuzzle['start'], token: string): string {
  const move = game.parseMove(before.state, token);
  assert.ok(move.ok, token);
  const played = game.play(before.state, move.value);
  assert.ok(played.ok, token);
  const isWon = game.outcome(played.value)?.winners.includes(seat) === true;
  const points = game.score(played.value).map(({ total }) => total);
  return JSON.stringify([isWon, points, game.callouts(before.state, move.value, played.value).map(({ code }) => code)]);
}

for (const game of GAMES) {
  const { id } = game;
  if (!hasLesson(id)) continue;
  for (const text of stepsOf(id)) {
    const title = /\[Title "(.*)"\]/.exec(text)?.[1] ?? '';
    const puzzle = puzzleIn(game, text);

    if (!puzzle) {
      test(`${id}, ${title}: what is only read has pieces to look at`, () => {
        const session = sessionFromRecord(game, recordIn(text), text);
        assert.ok(session.ok);
        const { state } = session.value.root;
        assert.doesNotMatch(game.positionText(state).split(' ')[0] ?? '', /^6(\/6)*$/, 'an empty board shows nothing');
      });
      continue;
    }

    const { goal, seat, session, start } = puzzle;
    if (!WITH_MOVES.includes(goal.kind)) continue;
    test(`${id}, ${title}: every legal answer that does what is asked for is right`, () => {
      let at = start;
      for (let next = solutionAfter(puzzle, at); next; at = next, next = solutionAfter(puzzle, at)) {
        if (!session.game.toMove(at.state).includes(seat)) continue;
        const known = at.next;
        const asked = effectOf(puzzle, at, next.token);
        const isAsked = isNamed(text, session.game.placesOfMove(at.state, next.move)) || IN_WORDS[title]?.test(text);
        for (const move of session.game.legalMoves(at.state)) {
          const token = session.game.moveText(at.state, move);
          const played = session.game.play(at.state, move);
          assert.ok(played.ok, token);
          const tried = known.find((step) => step.token === token);
          const step = tried ?? { ...at, parent: at, seat, move, token, state: played.value, next: [], marks: [] };
          if (judge(puzzle, step) !== 'wrong') continue;
          const winners = session.game.outcome(played.value)?.winners ?? [];
          assert.ok(!winners.includes(seat), `${token} wins and is refused`);
          if (!isAsked) assert.notEqual(effectOf(puzzle, at, token), asked, `${token} does the same and is refused`);
        }
      }
    });
  }
}
