/** `play`: plays moves and shows the resulting position. */
import { ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import type { GameRecord, RecordNode, Tag } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import type { Asked } from '../flags.js';
import { drawn } from '../people.js';
import type { CommandError } from '../command-error.js';
import type { AnySession } from '../records.js';
import { outcomeJson, playableStart, toMoveJson, type Start } from '../start.js';
import { refusal, format, textProblem, type Catalogue } from '../words.js';
import type { Question } from './command.js';

/** The command `play`. */
export const play: Question = {
  name: 'play',
  flags: ['game', 'moves', 'position', 'seed', 'options'],
  required: ['game'],
  examples: [
    'play waffle-wars --moves "c3 d4 c2 c1"',
    'play waffle-wars --moves "c3 d4" --options "hand=12,equity=off" --json',
    'play waffle-wars --position "6/6/6/2b3/2s3/6 s 17,17 -" --moves "c2xc4"',
  ],
  answer: (asked, words) => {
    const start = playableStart(asked, words);
    if (!start.ok) return start;
    const { game } = start.value;
    const played = playedFrom(start.value, asked, words);
    if (!played.ok) return played;
    const session = played.value;
    const { state } = session;
    return ok({
      json: {
        position: game.positionText(state),
        toMove: toMoveJson(start.value, state),
        outcome: outcomeJson(game, start.value.seats, state),
      },
      people: () => [...termLines(session, words), drawn(start.value, state, words)].join('\n'),
    });
  },
};

/** The session after the moves. They are read like a line of a record, so both follow the same rules. */
function playedFrom({ game }: Start, asked: Asked, words: Catalogue): Result<AnySession, CommandError> {
  const moves = asked.moves ?? '';
  const record = recordOf(asked, moves);
  const session = sessionFromRecord(game, record, moves);
  if (session.ok) {
    session.value.last();
    return session;
  }
  const { error } = session;
  const { offset, violation } = error;
  // The session also counts chance moves, which come from a seed and were not given
  const index = wordsOf(moves.slice(0, offset)).length;
  const text = moves.slice(offset).split(/\s/)[0] ?? '';
  if (violation !== undefined) return refusal(words, game.id, violation, { index, offset, text });
  return textProblem(words, 'moves', error, index);
}

function recordOf(asked: Asked, moves: string): GameRecord {
  const tags: Tag[] = [];
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined) tags.push({ name, value, offset: 0 });
  };
  add('Seed', asked.seed);
  add('Options', asked.options);
  add('Position', asked.position);
  let next: readonly RecordNode[] = [];
  for (const { offset, token } of [...wordsOf(moves)].reverse()) {
    next = [{ number: '', token, marks: [], before: [], after: [], behind: [], next, offset }];
  }
  return { tags, intro: [], next };
}

/** The moves of a text with their places; numbers as records have them (`1.`, `2...`) are skipped. */
function wordsOf(moves: string): readonly { readonly token: string; readonly offset: number }[] {
  return [...moves.matchAll(/(\d+\.+(?=\s|$|[^\d\s.]))?(\S*)/g)]
    .map(({ 1: number = '', 2: token = '', index }) => ({ token, offset: index + number.length }))
    .filter(({ token }) => token !== '');
}

/** A line for each callout on the way, in the order of the moves. */
function termLines(session: AnySession, words: Catalogue): readonly string[] {
  const { game } = session;
  return stepsOf(session).flatMap((step) =>
    session
      .termsOf(step)
      .map(({ code }) =>
        format(words, 'cli.play.term', { move: step.token, term: format(words, `term.${game.id}.${code}`) }),
      ),
  );
}

/** The steps from the start to the current step of the session. */
function stepsOf({ current }: AnySession): readonly AnySession['current'][] {
  const steps: AnySession['current'][] = [];
  for (let step: AnySession['current'] | undefined = current; step !== undefined; step = step.parent) steps.push(step);
  return steps.reverse();
}
