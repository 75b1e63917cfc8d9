/** Course of play with modes: the turn order in doubles, replies, and repetition (WW-24, WW-43, WW-60). */
import type { Seat } from '../../core/contract.js';
import { mod } from '../../core/math.js';
import { BLUEBERRIES } from '../components.js';
import { ownersOf, rankOf } from '../conditions.js';
import { judgedBy, winningMoves, type Course } from '../scoring.js';
import { effectOf } from './ways.js';
import { movesOfSeat, seatHasMove } from './legal.js';
import { asPlain, sideOf, withSeat, type WaffleWarsMove, type ModeState } from './state.js';
import { positionText } from './text.js';

/** The number of occurrences of a position that makes a draw (WW-43). */
const THIRD_TIME = 3;

/** Completes a position as `judged` does; `seat` is the next in turn order, and `turn` its side. */
export function judgedWithModes(state: ModeState): ModeState {
  return judgedBy(state, COURSE);
}

const COURSE: Course<ModeState> = {
  goesOn: (state, phase) => goesOn(state, phase),
  reply: (state) => reply(state),
};

/** Skips a player without a move; a side whose players have no move loses by depletion (WW-22, WW-60). */
function goesOn(state: ModeState, phase: 'first' | '-' | 'war'): ModeState {
  const seats = state.hands.length;
  for (let k = 0; k < seats; k++) {
    const next: ModeState = { ...withSeat(state, mod(state.seat + k, seats)), phase };
    if (seatHasMove(next, next.seat)) return counted(next);
    const partner = mod(next.seat + 2, seats);
    if (!seatHasMove(withSeat(next, partner), partner)) {
      return { ...next, winner: 1 - next.turn, by: 'depletion' };
    }
  }
  return state;
}

/** The position with the first Blueberries player, in turn order, who can reply to a win; undefined for none (WW-24). */
function reply(state: ModeState): ModeState | undefined {
  const seats = state.hands.length;
  for (let k = 0; k < seats; k++) {
    const next = withSeat(state, mod(state.seat + k, seats));
    if (next.turn === BLUEBERRIES && repliesOf(next).length > 0) return { ...next, phase: 'reply' };
  }
  return undefined;
}

/** The moves with which the seat to move may reply to a win: placements, or with `reply=any` any legal move. */
export function repliesOf(state: ModeState): readonly WaffleWarsMove[] {
  if (!state.rules.replyByJump) return winningMoves(asPlain(state, state.seat), BLUEBERRIES, false);
  return winningMovesOf(state, state.seat);
}

/** The moves that would give a seat's side a winning condition if it were the seat's turn in ordinary play. */
export function winningMovesOf(state: ModeState, seat: Seat): readonly WaffleWarsMove[] {
  return movesOfSeat(state, seat).filter((move) => {
    const { board } = effectOf(state, seat, move);
    return rankOf(board, ownersOf(board), sideOf(seat)) > 0;
  });
}

/** Adds the position to those since the last irreversible move (WW-43). */
function counted(state: ModeState): ModeState {
  const { slide, self } = state.modes;
  if (![...slide, ...self].includes(true)) return state;
  const next = { ...state, seen: [...state.seen, positionText(state)] };
  return { ...next, drawn: timesSeen(next) >= THIRD_TIME };
}

/** How often the current position has occurred, as far as is known; the third time is a draw (WW-43). */
export function timesSeen({ seen }: ModeState): number {
  const now = seen[seen.length - 1];
  return seen.filter((text) => text === now).length;
}
