/** Records of any game: from text to sessions, or one sentence about the error. */
import { err, ok } from '@griddle/rules/core/contract.js';
import type { BaseState, Result } from '@griddle/rules/core/contract.js';
import { GAMES } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { plainDashes, recordError } from '@griddle/rules/internal/record/letters.js';
import { parseRecords, tagOf } from '@griddle/rules/record/index.js';
import type { GameRecord, RecordError } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import type { Session } from '@griddle/rules/replay/index.js';
import { wholeOf, type Asked } from './flags.js';
import { WRONG_USE, wrong, type CommandError } from './command-error.js';
import { recordProblem, format, type Catalogue } from './words.js';

/** A session of some game. */
export type AnySession = Session<BaseState, unknown>;

/**
 * Every game of a record text, with all moves played; the first error makes the whole text invalid. `usual` is the game
 * of records that do not name theirs.
 */
export function sessionsOf(
  text: string,
  usual: AnyGame | undefined,
  words: Catalogue,
): Result<readonly AnySession[], CommandError> {
  const records = parseRecords(text);
  if (!records.ok) return recordProblem(words, '', records.error);
  const sessions: AnySession[] = [];
  for (const record of records.value) {
    const session = sessionOf(text, record, usual, words);
    if (!session.ok) return session;
    sessions.push(session.value);
  }
  return ok(sessions);
}

/**
 * The session of one game of a text, with all moves played. `placed` converts an offset in the text to one in a longer
 * text.
 */
export function sessionOf(
  text: string,
  record: GameRecord,
  usual: AnyGame | undefined,
  words: Catalogue,
  placed: (error: RecordError) => RecordError = (error) => error,
): Result<AnySession, CommandError> {
  const game = usual ?? gameNamed(record);
  if (game === undefined) return recordProblem(words, '', placed(unknownGame(text, record)));
  const session = sessionFromRecord(game, record, text);
  return session.ok ? session : recordProblem(words, game.id, placed(session.error));
}

/**
 * The same for commands that do not check records: there an invalid one is a usage error, like every other unreadable
 * text.
 */
export function sessionsToUse(...asked: Parameters<typeof sessionsOf>): ReturnType<typeof sessionsOf> {
  const sessions = sessionsOf(...asked);
  return sessions.ok ? sessions : err({ ...sessions.error, exit: WRONG_USE });
}

/** A game of a record text, and the number of moves to go to. */
export interface AskedGame {
  readonly session: AnySession;
  /** Undefined if not given. */
  readonly ply: number | undefined;
}

/** The requested game of a record by `number`, the first by default, and its `ply`. */
export function askedGame(
  text: string,
  usual: AnyGame | undefined,
  asked: Asked,
  words: Catalogue,
): Result<AskedGame, CommandError> {
  const number = wholeOf(asked, 'number', words);
  if (!number.ok) return number;
  const ply = wholeOf(asked, 'ply', words);
  if (!ply.ok) return ply;
  const sessions = sessionsToUse(text, usual, words);
  if (!sessions.ok) return sessions;
  const wanted = number.value ?? 1;
  const session = sessions.value[wanted - 1];
  if (session !== undefined) return ok({ session, ply: ply.value });
  const values = { number: wanted, count: sessions.value.length };
  return wrong('no-such-game', format(words, 'cli.error.no-such-game', values));
}

/** The players by seat; seats that the record does not name are left out. */
export function playersOf({
  game,
  options,
  tags,
}: AnySession): readonly { readonly seat: string; readonly name: string }[] {
  const named = (seat: string): string => tags.find(({ name }) => name.toLowerCase() === seat)?.value ?? '';
  return game
    .seats(options)
    .map((seat) => ({ seat, name: named(seat) }))
    .filter(({ name }) => name !== '');
}

function gameNamed(record: GameRecord): AnyGame | undefined {
  const name = plainDashes(tagOf(record, 'Game').value);
  return GAMES.find(({ id, title }) => title === name || id === name);
}

function unknownGame(text: string, record: GameRecord): RecordError {
  const tag = record.tags.find(({ name }) => name === 'Game');
  const titles = GAMES.map(({ title }) => title);
  if (tag !== undefined) return recordError(text, 'game-unknown', tag.offset, titles, { found: tag.value });
  return recordError(text, 'game-unnamed', record.next[0]?.offset ?? 0, ['[Game "…"]']);
}
