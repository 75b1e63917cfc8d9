/** The game as one seat may see it: for the page, for events and for the parts beside the board. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { pathOf } from '@griddle/rules/replay/paths.js';
import { sessionFromRecord } from '@griddle/rules/replay/load.js';
import type { Session } from '@griddle/rules/replay/session.js';
import { topWaffle, type TopWaffleMove, type TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import type { ChangeDetail, MoveDetail } from '../core/events.js';
import type { AnySession, TableView } from '../core/table.js';

type OwnSession = Session<TopWaffleState, TopWaffleMove>;

/** The detail of an event with the position and the card drawn as the seat sees them. */
export function seenDetail<T extends ChangeDetail | MoveDetail>(detail: T, session: OwnSession, seat: Seat): T {
  const { parent, move, state } = session.current;
  const isNow = 'path' in detail && parent !== undefined && move !== undefined;
  return {
    ...detail,
    position: topWaffle.positionText(topWaffle.viewFor(state, seat)),
    ...(isNow ? { move: topWaffle.moveTextFor(parent.state, move, seat) } : {}),
  };
}

/** The table with the record of a seat in place of the whole one; undefined when it cannot be made. */
export function seenTable(table: TableView, session: OwnSession, seat: Seat): TableView | undefined {
  const read = sessionFromRecord(topWaffle, session.toRecord(seat));
  if (!read.ok) return undefined;
  const seen = read.value;
  seen.goTo(pathOf(session.current));
  return { ...table, session: seen as unknown as AnySession, at: seen.current as unknown as TableView['at'] };
}
