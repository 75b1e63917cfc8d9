/** How a game ended for one seat, and how two such results compare. */
import type { Outcome, SeatScore } from '@griddle/rules/core/contract.js';
import type { AnySession } from '#core';
import { ownMoves } from './positions.js';

/** How a game ended for one seat. */
export interface GameResult {
  readonly end: 'won' | 'drew' | 'lost';
  readonly sheet: SeatScore | undefined;
  /** The number of its own moves. */
  readonly moves: number;
}

/** Ends from worse to better. */
const ENDS: readonly string[] = ['lost', 'drew', 'won'];

/** The result of a seat at the step on the board. */
export function resultOf(session: AnySession, seat: number, { winners }: Outcome): GameResult {
  return {
    end: winners.includes(seat) ? 'won' : winners.length === 0 ? 'drew' : 'lost',
    sheet: session.game.score(session.state).find((sheet) => sheet.seat === seat),
    moves: ownMoves(session, seat),
  };
}

/** Above 0 if the first result is better: by points; where the second has none, by the end, then by fewer moves of a win. */
export function compareResults(own: GameResult, other: GameResult): number {
  if (hasPoints(other.sheet)) return (own.sheet?.total ?? 0) - other.sheet.total;
  return ENDS.indexOf(own.end) - ENDS.indexOf(other.end) || (own.end === 'won' ? other.moves - own.moves : 0);
}

/** Whether a sheet counts in points. */
export function hasPoints(sheet: SeatScore | undefined): sheet is SeatScore {
  return sheet?.lines.some(({ points }) => points !== 0) === true;
}
