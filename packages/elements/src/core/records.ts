/** Reading records and stepping through them. Fetched when the first one is given. */
import { no, yes, type BaseState, type Result } from '@griddle/rules/core/contract.js';
import { parseRecords } from '@griddle/rules/record/parse.js';
import { sessionFromRecord } from '@griddle/rules/replay/load.js';
import type { Session } from '@griddle/rules/replay/session.js';
import { faultOf, type Fault, type Input } from './input.js';
import type { Whole } from './notation.js';
import './calls.js';
import './notes.js';
import './stamps.js';

export { Beside } from './beside.js';
export { Motion } from './motion.js';
export { Replay } from './replay.js';
export { gameStyles } from './game.styles.js';
export { wear } from './wear.js';

/** A game of a record. */
export function sessionOf<S extends BaseState, M>({ rules }: Whole<S, M>, input: Input): Result<Session<S, M>, Fault> {
  const records = parseRecords(input.record);
  if (!records.ok) return no({ source: 'record', error: records.error });
  const record = records.value[input.game - 1];
  if (!record) return no(faultOf('game', 'no-such-game', [], { found: input.game, wanted: records.value.length }));
  const session = sessionFromRecord(rules, record, input.record);
  return session.ok ? yes(session.value) : no({ source: 'record', error: session.error });
}
