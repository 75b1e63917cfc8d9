/** Records that a table tells, read as a page reads them. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
 * A test of the elements replays the records in `records/` in a browser. This one says that a session has come to its end, and
 * that the kept record of it does so by the rules as they are, with the same options. Where no set-up was drawn, whose seed
 * depends on what was drawn before, the two are the same. KEEP_RECORDS=1 writes the files anew. A game
 * that has just been made has none.
 */
export function keepRecord<S extends BaseState, M>(name: string, game: Game<S, M>, record: string): void {
  const state = lastState(game, record);
  assert.ok(game.outcome(state), `${name} has come to its end`);
  const undated = record.replace(/\[Date ".*"\]/, '[Date "2026.01.01"]');
  const played: Kept = { game: game.id, position: game.positionText(state), record: undated };
  const file = new URL(`records/${name}.json`, import.meta.url);
  if (process.env['KEEP_RECORDS'] !== undefined) writeFileSync(file, `${JSON.stringify(played, undefined, 2)}\n`);
  if (!existsSync(file)) return;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  if (!undated.includes('[Seed "')) assert.deepEqual(kept, played, `KEEP_RECORDS=1 writes ${name}.json`);
  const last = lastState(game, kept.record);
  assert.equal(game.positionText(last), kept.position, `the kept record of ${name}`);
  assert.ok(game.outcome(last), `the kept record of ${name} has an end`);
  assert.deepEqual(game.optionsOf(last), game.optionsOf(state), `the kept record of ${name} has the same options`);
}
