/** Reads the position on the table as text, to continue from after an act that was not a legal move. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { NOBODY } from '@griddle/rules/internal/waffle-wars/components.js';
import type { WaffleWarsMove, WaffleWarsState, ModeState } from '@griddle/rules/waffle-wars/index.js';
import { hasModes, sideOf, waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { positionText } from '@griddle/rules/internal/waffle-wars/notation.js';
import type { Act } from '../mod/table-game.js';
import { seatOf, sideHands } from './hands.js';
import { boardSeen, turnAfter } from '../grid/scan.js';
import type { Scan } from '../grid/scan.js';

/**
 * Returns the position on the table as text: the board as seen, hands less the pieces that came onto the board, and
 * `turn` to move.
 */
function plainPositionSeen(state: WaffleWarsState, seen: Scan, turn: Seat): string {
  const board = boardSeen(state.board, seen);
  const hands = state.hands.map((hand, seat) => handSeen(state, board, seen, seat, hand));
  const strawberriesBegan = board.includes(0) || (hands[0] ?? 0) < state.rules.hand;
  const phase = state.phase === 'war' || (state.phase === 'first' && !strawberriesBegan) ? state.phase : '-';
  return positionText({ ...state, board, hands, turn, phase });
}

/** Returns a hand: pieces that came onto the board left it; pieces that left the board are in it only if on the tray. */
function handSeen(state: WaffleWarsState, board: readonly number[], seen: Scan, seat: Seat, hand: number): number {
  const more = count(board, seat) - count(state.board, seat);
  if (more >= 0) return Math.max(0, hand - more);
  return Math.max(hand, Math.min(hand - more, seen.inHand[seat] ?? 0));
}

/** Returns the position on the table after an act, as text. */
export function positionSeen(state: WaffleWarsState, seen: Scan, act: Act<WaffleWarsMove>): string {
  if (!hasModes(state)) return plainPositionSeen(state, seen, turnAfter(state.turn, act as Act<never>));
  const board = boardSeen(state.board, seen);
  const seat = act.kind === 'move' ? mod(act.seat + 1, state.hands.length) : state.seat;
  const isBegun = state.phase !== 'first' || board.includes(0);
  const laid: ModeState = {
    ...state,
    board,
    hands: handsSeen(state, board, seen),
    seat,
    turn: sideOf(seat),
    phase: state.phase === 'war' || !isBegun ? state.phase : '-',
    guards: state.guards.map((space, guard) => (board[space] === sideOf(guard) ? space : NOBODY)),
    drawn: false,
  };
  return waffleWars.positionText(laid);
}

/** Returns the hands: pieces that came onto the waffle left their seat's hand; those that left it are in hand only on the tray. */
function handsSeen(state: ModeState, board: readonly number[], seen: Scan): readonly number[] {
  const before = sideHands(state);
  return state.hands.map((hand, seat) => {
    const side = sideOf(seat);
    if (seatOf(state, side) !== seat) return hand;
    const more = count(board, side) - count(state.board, side);
    const back = Math.max(0, (seen.inHand[side] ?? 0) - (before[side] ?? 0));
    return more >= 0 ? Math.max(0, hand - more) : hand + Math.min(-more, back);
  });
}

function count(board: readonly number[], side: Seat): number {
  return board.filter((piece) => piece === side).length;
}
