/** Records that a table tells, read as a page reads them. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
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

/** A record of the table that a test of the elements replays in a browser, and the position it ends in. */
interface Kept {
  readonly game: string;
  readonly position: string;
  readonly record: string;
}

/**
 * Compares the record of a session that was played to its end at the table with the one in `records/`: a test of the
 * elements replays each of them in a browser. KEEP_RECORDS=1 writes the files anew.
 */
export function keepRecord<S extends BaseState, M>(name: string, game: Game<S, M>, record: string): void {
  const state = lastState(game, record);
  assert.ok(game.outcome(state), `${name} has come to its end`);
  const undated = record.replace(/\[Date ".*"\]/, '[Date "2026.01.01"]');
  const played: Kept = { game: game.id, position: game.positionText(state), record: undated };
  const file = new URL(`records/${name}.json`, import.meta.url);
  if (process.env['KEEP_RECORDS'] !== undefined) writeFileSync(file, `${JSON.stringify(played, undefined, 2)}\n`);
  // MoonSharp draws other seeds
  if (process.env['LUA_OF_TESTS'] === undefined)
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')) as Kept, played, `KEEP_RECORDS=1 writes ${name}.json`);
}
