/** The parts beside the board as one seat may see them. Fetched with the first game in which something is hidden. */
import type { BaseState, Seat } from '@griddle/rules/core/contract.js';
import { sessionFromRecord } from '@griddle/rules/replay/load.js';
import { pathOf } from '@griddle/rules/replay/paths.js';
import { recordOf } from '@griddle/rules/replay/save.js';
import type { Session } from '@griddle/rules/replay/session.js';
import type { AnySession, TableView } from './table.js';

/** The table with the record of a seat in place of the whole one; undefined when it cannot be made. */
export function seenTable<S extends BaseState, M>(
  table: TableView,
  session: Session<S, M>,
  seat: Seat,
): TableView | undefined {
  const record = recordOf(session, seat);
  const read = sessionFromRecord(session.game, record);
  if (!read.ok) return undefined;
  const seen = read.value;
  seen.goTo(pathOf(session.current));
  return {
    ...table,
    session: seen as unknown as AnySession,
    at: seen.current as unknown as TableView['at'],
  };
}
