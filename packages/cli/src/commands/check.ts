/** `check`: whether a record is well written and every move of every variation legal. */
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import { err, ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { lineEnd, plyOf } from '@griddle/rules/replay/index.js';
import type { Asked } from '../flags.js';
import { errorJson, type CommandError } from '../command-error.js';
import { physicsProblem } from '../physics.js';
import { gamesInStream } from '../games-in-stream.js';
import { sessionOf, sessionsOf, type AnySession } from '../records.js';
import { gameOf, outcomeJson } from '../start.js';
import { recordProblem, format, type Catalogue } from '../words.js';
import type { Question } from './command.js';

/** A game of a valid record. */
interface GameFacts {
  readonly game: string;
  /** Moves of the main line, the table's among them. */
  readonly moves: number;
  readonly outcome: object | null;
}

/** What was found out about a record text: its games, or the first thing wrong. */
export type Verdict = Result<readonly GameFacts[], CommandError>;

/** The command as a batch has it, about a text instead of files. */
export const checkText: Question = {
  name: 'check',
  flags: ['game', 'text'],
  required: ['text'],
  examples: [],
  answer: (asked, words) => {
    const verdict = verdictOn(asked.text ?? '', asked, words);
    return ok({ json: verdictJson(verdict), people: () => verdictText('', verdict, words) });
  },
};

/** Checks a text. The game asked about, if any, is that of records that do not name theirs. */
function verdictOn(text: string, asked: Asked, words: Catalogue): Verdict {
  const usual = usualGame(asked, words);
  if (!usual.ok) return usual;
  const sessions = sessionsOf(text, usual.value, words);
  return sessions.ok ? ok(sessions.value.map(factsOf)) : sessions;
}

/**
 * Checks a text that comes in pieces, and keeps no more of it than one game. With an engine every pile of Buffet Boss is
 * let fall again. Rejects when the stream fails.
 */
export async function verdictOnStream(
  chunks: AsyncIterable<Uint8Array>,
  asked: Asked,
  words: Catalogue,
  engine?: Box2D,
): Promise<Verdict> {
  const usual = usualGame(asked, words);
  if (!usual.ok) return usual;
  const facts: GameFacts[] = [];
  for await (const { text, record, placed } of gamesInStream(chunks)) {
    if (!record.ok) return recordProblem(words, usual.value?.id ?? '', placed(record.error));
    const session = sessionOf(text, record.value, usual.value, words, placed);
    if (!session.ok) return session;
    const problem = engine && physicsProblem(session.value, engine, words);
    if (problem !== undefined) return err(problem);
    facts.push(factsOf(session.value));
  }
  return ok(facts);
}

function usualGame(asked: Asked, words: Catalogue): ReturnType<typeof gameOf> | Result<undefined, CommandError> {
  return asked.game === undefined ? ok(undefined) : gameOf(asked, words);
}

function factsOf({ game, options, root }: AnySession): GameFacts {
  const end = lineEnd(root);
  return { game: game.id, moves: plyOf(end), outcome: outcomeJson(game, game.seats(options), end.state) };
}

/** The verdict for programs; an invalid record has its error beside it. */
export function verdictJson(verdict: Verdict): object {
  return verdict.ok ? { valid: true, games: verdict.value } : { valid: false, ...errorJson(verdict.error) };
}

/** The verdict for people: one line, which begins with the file's name. */
export function verdictText(file: string, verdict: Verdict, words: Catalogue): string {
  if (!verdict.ok) return format(words, 'cli.check.invalid', { file, message: verdict.error.message });
  const count = verdict.value.length;
  const moves = verdict.value.reduce((sum, game) => sum + game.moves, 0);
  const values = {
    file,
    games: format(words, 'cli.check.games', { count }),
    moves: format(words, 'cli.check.moves', { count: moves }),
  };
  return format(words, 'cli.check.valid', values);
}
