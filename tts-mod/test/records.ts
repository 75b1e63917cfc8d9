/** Records that a table tells, read as a page reads them. */
import assert from 'node:assert/strict';
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
