/** Records that a table tells, read as a page reads them. */
import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord, type Session } from '@griddle/rules/replay/index.js';

/** The game of a record's text; a text that cannot be read fails the test. */
export function sessionOf<S extends BaseState, M>(game: Game<S, M>, text: string): Session<S, M> {
  const records = parseRecords(text);
  assert.ok(records.ok && records.value[0], text);
  const session = sessionFromRecord(game, records.value[0], text);
  assert.ok(session.ok, text);
  return session.value;
}

/** The last position of a record. */
export function lastState<S extends BaseState, M>(game: Game<S, M>, text: string): S {
  const session = sessionOf(game, text);
  session.last();
  return session.state;
}

/**
 * Keeps the record of a session that was played at the table in `records/`, with the position it ends in: a test of the
 * elements replays each of them in a browser. Files are written where KEEP_RECORDS is set, and otherwise must be there.
 */
export function keepRecord<S extends BaseState, M>(name: string, game: Game<S, M>, record: string): void {
  const file = new URL(`records/${name}.json`, import.meta.url);
  if (process.env['KEEP_RECORDS'] !== undefined) {
    const position = game.positionText(lastState(game, record));
    const kept = { game: game.id, position, record: record.replace(/\[Date ".*"\]/, '[Date "2026.01.01"]') };
    writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
  }
  assert.ok(existsSync(file), `KEEP_RECORDS=1 writes ${name}.json`);
}
