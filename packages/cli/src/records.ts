/** Records of any game: from text to sessions, or the one sentence why not. */
import { no, yes } from '@griddle/rules/core/contract.js';
import type { BaseState, Result } from '@griddle/rules/core/contract.js';
import { GAMES } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { recordError } from '@griddle/rules/record/errors.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import type { GameRecord, RecordError } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import type { Session } from '@griddle/rules/replay/index.js';
import { WRONG_USE, type Problem } from './problem.js';
import { recordProblem } from './words.js';
import type { Catalogue } from './words.js';

/** A session of some game. */
export type AnySession = Session<BaseState, unknown>;

/**
 * Every game of a record text, all moves played; the first thing wrong makes the whole text invalid. `usual` is the
 * game of records that do not name theirs.
 */
export function sessionsOf(
  text: string,
  usual: AnyGame | undefined,
  words: Catalogue,
): Result<readonly AnySession[], Problem> {
  const records = parseRecords(text);
  if (!records.ok) return recordProblem(words, '', records.error);
  const sessions: AnySession[] = [];
  for (const record of records.value) {
    const game = usual ?? gameNamed(record);
    if (game === undefined) return recordProblem(words, '', unknownGame(text, record));
    const session = sessionFromRecord(game, record, text);
    if (!session.ok) return recordProblem(words, game.id, session.error);
    sessions.push(session.value);
  }
  return yes(sessions);
}

/**
 * The same where something else is asked than whether the text is valid: then an invalid one is wrong use, like every
 * other text that cannot be read.
 */
export function sessionsToUse(...asked: Parameters<typeof sessionsOf>): ReturnType<typeof sessionsOf> {
  const sessions = sessionsOf(...asked);
  return sessions.ok ? sessions : no({ ...sessions.error, exit: WRONG_USE });
}

function gameNamed(record: GameRecord): AnyGame | undefined {
  const name = record.tags.find((tag) => tag.name === 'Game')?.value;
  return GAMES.find(({ id, title }) => title === name || id === name);
}

function unknownGame(text: string, record: GameRecord): RecordError {
  const tag = record.tags.find(({ name }) => name === 'Game');
  const titles = GAMES.map(({ title }) => title);
  if (tag !== undefined) return recordError(text, 'game-unknown', tag.offset, titles, { found: tag.value });
  return recordError(text, 'game-unnamed', record.next[0]?.offset ?? 0, ['[Game "…"]']);
}
