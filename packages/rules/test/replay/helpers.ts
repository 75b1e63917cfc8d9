/** What the tests of replay have in common. */
import assert from 'node:assert/strict';
import type { BaseState, Game, Result } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { parseRecords, writeRecord } from '@griddle/rules/record/index.js';
import type { GameRecord, RecordError } from '@griddle/rules/record/index.js';
import { playText, recordOf, type Session, sessionFromRecord, startSession } from '@griddle/rules/replay/index.js';

export function value<T, E>(result: Result<T, E>): T {
  assert.ok(result.ok, result.ok ? '' : JSON.stringify(result.error));
  return result.value;
}

export function record(text: string): GameRecord {
  const first = value(parseRecords(text))[0];
  assert.ok(first);
  return first;
}

/** The session of a record text. */
export function loaded<S extends BaseState, M>(game: Game<S, M>, text: string): Session<S, M> {
  return value(sessionFromRecord(game, record(text), text));
}

/** Why a record is refused; its line and column are those of its offset. */
export function refusal<S extends BaseState, M>(game: Game<S, M>, text: string): RecordError & { at: string } {
  const result = sessionFromRecord(game, record(text), text);
  assert.ok(!result.ok, 'an error was expected');
  const { offset, line, column } = result.error;
  const before = text.slice(0, offset).split('\n');
  assert.deepEqual([line, column], [before.length, (before.at(-1)?.length ?? 0) + 1]);
  return { ...result.error, at: text.slice(offset, offset + 6) };
}

/** A session with these moves of seats played. */
export function started<S extends BaseState, M>(game: Game<S, M>, moves = '', seed = 7): Session<S, M> {
  const session = value(startSession(game, initialOptions(game.options), seed));
  playAll(session, moves);
  return session;
}

export function playAll<S extends BaseState, M>(session: Session<S, M>, moves: string): void {
  for (const token of moves.split(' ').filter((word) => word !== '')) value(playText(session, token));
}

/** The moves of a record as text, without tags and on one line. */
export function movesOf<S extends BaseState, M>(session: Session<S, M>, seat?: number): string {
  return writeRecord({ ...recordOf(session, seat), tags: [] })
    .trim()
    .split('\n')
    .join(' ');
}

/** The tags of a record, name by name. */
export function tagsOf(record: GameRecord): Record<string, string> {
  return Object.fromEntries(record.tags.map(({ name, value: text }) => [name, text]));
}
