/** Why a move of Waffle Checkers was worse: by captures, then by the way to the back row (WW-71). */
import { firstReason, type Compared } from '../core/compare.js';
import type { Reason, Seat } from '../core/contract.js';
import { legalMoves, play } from './moves.js';
import { BOARD, type WaffleCheckersState } from './state.js';

/** Captures in a row that are looked at. */
const CAPTURES = 6;

/** Pieces count most, then the way to the back row. */
export function reasonOf(compared: Compared<WaffleCheckersState>): Reason | undefined {
  const { before } = compared;
  const seat = before.turn;
  const rival = 1 - seat;
  const lead = leadOf(before, seat);
  const gain = (state: WaffleCheckersState): number => leadAfterCaptures(state, seat, CAPTURES) - lead;
  const loss = (state: WaffleCheckersState): number => Math.max(0, -gain(state));
  return firstReason<WaffleCheckersState>(
    [
      { kind: 'lets-trade', seat: rival, of: loss, least: 1 },
      { kind: 'trades', seat, of: (state) => Math.max(0, gain(state)), least: 1 },
      { kind: 'catches', seat, of: (state) => surelyCaptured(state, seat), least: 1 },
      { kind: 'front', seat, of: (state) => foremost(state, seat), least: 1 },
    ],
    compared,
  );
}

/** Pieces more than the other side. */
function leadOf({ board }: WaffleCheckersState, side: Seat): number {
  let lead = 0;
  for (const piece of board) lead += piece < 0 ? 0 : piece === side ? 1 : -1;
  return lead;
}

/** The lead once nobody wants to capture any more: each side in turn makes the best capture for it, or stops. */
function leadAfterCaptures(state: WaffleCheckersState, side: Seat, left: number): number {
  let best = leadOf(state, side);
  if (left === 0) return best;
  for (const move of legalMoves(state)) {
    const after = move.kind === 'jump' ? play(state, move) : undefined;
    if (after?.ok !== true) continue;
    const lead = leadAfterCaptures(after.value, side, left - 1);
    best = state.turn === side ? Math.max(best, lead) : Math.min(best, lead);
  }
  return best;
}

/** The most pieces that one move of a side captures in a position, as if it were its turn. */
function mostCaptured(state: WaffleCheckersState, side: Seat): number {
  let most = 0;
  for (const { kind, path } of legalMoves({ ...state, turn: side })) {
    if (kind === 'jump') most = Math.max(most, path.length - 1);
  }
  return most;
}

/** The pieces that a side can capture on its next turn, whatever the answer. */
function surelyCaptured(state: WaffleCheckersState, side: Seat): number {
  let least = -1;
  for (const move of legalMoves(state)) {
    const after = play(state, move);
    const most = after.ok ? mostCaptured(after.value, side) : 0;
    if (most === 0) return 0;
    if (least < 0 || most < least) least = most;
  }
  return Math.max(0, least);
}

/** The rows that the foremost piece has gone. */
function foremost({ board }: WaffleCheckersState, side: Seat): number {
  let most = 0;
  board.forEach((piece, space) => {
    const rank = Math.floor(space / BOARD.width);
    if (piece === side) most = Math.max(most, side === 0 ? rank : BOARD.height - 1 - rank);
  });
  return most;
}
