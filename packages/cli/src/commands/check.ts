/** `check`: whether a record is well written and every move of every variation legal. */
import type { Box2D } from '@griddle/plate/box2d.js';
import { no, yes } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { lineEnd, plyOf } from '@griddle/rules/replay/index.js';
import type { Asked } from '../flags.js';
import { errorJson } from '../problem.js';
import type { Problem } from '../problem.js';
import { physicsProblem } from '../physics.js';
import { sessionsOf } from '../records.js';
import type { AnySession } from '../records.js';
import { gameOf, outcomeJson } from '../start.js';
import { say } from '../words.js';
import type { Catalogue } from '../words.js';
import type { Question } from './command.js';

/** A game of a valid record. */
interface GameFacts {
  readonly game: string;
  /** Moves of the main line, the table's among them. */
  readonly moves: number;
  readonly outcome: object | null;
}

/** What was found out about a record text: its games, or the first thing wrong. */
export type Verdict = Result<readonly GameFacts[], Problem>;

/** The command as a batch has it, about a text instead of files. */
export const checkText: Question = {
  name: 'check',
  flags: ['game', 'text'],
  required: ['text'],
  examples: [],
  answer: (asked, words) => {
    const verdict = verdictOn(asked.text ?? '', asked, words);
    return yes({ json: verdictJson(verdict), people: () => verdictText('', verdict, words) });
  },
};

/**
 * Checks a text. The game asked about, if any, is that of records that do not name theirs. With an engine every pile of
 * Buffet Boss is let fall again.
 */
export function verdictOn(text: string, asked: Asked, words: Catalogue, engine?: Box2D): Verdict {
  const usual = asked.game === undefined ? yes(undefined) : gameOf(asked, words);
  if (!usual.ok) return usual;
  const sessions = sessionsOf(text, usual.value, words);
  if (!sessions.ok) return sessions;
  for (const session of engine === undefined ? [] : sessions.value) {
    const problem = engine && physicsProblem(session, engine, words);
    if (problem !== undefined) return no(problem);
  }
  return yes(sessions.value.map(factsOf));
}

function factsOf(session: AnySession): GameFacts {
  const { game, options } = session;
  const end = lineEnd(session.root);
  return {
    game: game.id,
    moves: plyOf(end),
    outcome: outcomeJson(game.seats(options), game.outcome(end.state)),
  };
}

/** The verdict for programs; an invalid record has its error beside it. */
export function verdictJson(verdict: Verdict): object {
  return verdict.ok ? { valid: true, games: verdict.value } : { valid: false, ...errorJson(verdict.error) };
}

/** The verdict for people: one line, which begins with the file's name. */
export function verdictText(file: string, verdict: Verdict, words: Catalogue): string {
  if (!verdict.ok) return say(words, 'cli.check.invalid', { file, message: verdict.error.message });
  const count = verdict.value.length;
  const moves = verdict.value.reduce((sum, game) => sum + game.moves, 0);
  const values = {
    file,
    games: say(words, 'cli.check.games', { count }),
    moves: say(words, 'cli.check.moves', { count: moves }),
  };
  return say(words, 'cli.check.valid', values);
}
