/** Games as text. Fetched when the first one is asked for. */
import type { BaseState, Seat } from '@griddle/rules/core/contract.js';
import { writeRecord } from '@griddle/rules/record/write.js';
import { recordOf } from '@griddle/rules/replay/save.js';
import type { Session } from '@griddle/rules/replay/session.js';

/** The text of a session's record; for a seat, without what that seat did not see. */
export function recordText<S extends BaseState, M>(session: Session<S, M>, seat?: Seat): string {
  return writeRecord(recordOf(session, seat));
}
