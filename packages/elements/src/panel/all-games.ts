/** Rules and messages of all games, for standalone parts that may show a record of any game. */
import type { Result } from '@griddle/rules/core/contract.js';
import { gameById, GAMES, type AnyGame } from '@griddle/rules/games.js';
import { RULES_EN } from '@griddle/rules/internal/generated/words.js';
import {
  EN,
  explainRecordError,
  explainTextError,
  mergeMessages,
  textSentence,
  type Catalogue,
} from '@griddle/rules/messages/index.js';
import { parseRecords, type GameRecord, type RecordError } from '@griddle/rules/record/index.js';
import { sessionFromRecord, startSession } from '@griddle/rules/replay/index.js';
import { optionsOf } from '@griddle/rules/internal/replay/start.js';
import type { AnySession } from '#core';

/** English words of all games. */
export const { text: WORDS } = mergeMessages(EN, ...RULES_EN);

/** A session, or a sentence that says why there is none. */
export type Opened = { readonly session: AnySession } | { readonly problem: string };

/** Opens the first game of a record, of any game. */
export function sessionOf(text: string, catalogue: Catalogue): Opened {
  const records = parseRecords(text);
  if (!records.ok) return { problem: explainRecordError(catalogue, '', records.error) };
  const [record] = records.value;
  if (!record) return { problem: textSentence(catalogue, { code: 'no-game', offset: 0, expected: [] }) };
  const title = record.tags.find(({ name }) => name === 'Game')?.value;
  const tried = GAMES.filter(({ id, title: name }) => title === undefined || title === id || title === name).map(
    (game) => ({ game, read: read(game, record, text) }),
  );
  const right = tried.find(({ read }) => read.ok) ?? tried[0];
  if (!right) return { problem: unknownGame(title ?? '', catalogue) };
  const { game, read: result } = right;
  return result.ok ? { session: result.value } : { problem: explainRecordError(catalogue, game.id, result.error) };
}

function read(game: AnyGame, record: GameRecord, text: string): Result<AnySession, RecordError> {
  return sessionFromRecord(game, record, text);
}

/** Opens a session at a position. */
export function sessionAt(id: string, position: string, options: string, catalogue: Catalogue): Opened {
  const game = gameById(id);
  if (!game) return { problem: unknownGame(id, catalogue) };
  const set = optionsOf(game, options);
  const started = set.ok ? startSession(game, set.value, 0, position) : set;
  return started.ok ? { session: started.value } : { problem: explainTextError(catalogue, started.error) };
}

/** The sentence for an unknown game. */
function unknownGame(found: string, catalogue: Catalogue): string {
  const expected = GAMES.map(({ title }) => title);
  return textSentence(catalogue, { code: 'game-unknown', offset: 0, expected, values: { found } });
}
