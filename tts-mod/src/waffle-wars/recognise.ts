/**
 * Turns what lies on the table into a move: the pieces seen on the board are compared with the position on record, and
 * what came and what went is read as a placement or a jump. Whether the move is legal is for the rules to say.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import { overBetween } from '@griddle/rules/waffle-wars/legal.js';
import type { WaffleWarsMove, WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { positionText } from '@griddle/rules/waffle-wars/notation.js';
import type { Act } from '../mod/table-game.js';
import { boardSeen, differences, differingPlaces } from './sighting.js';
import type { Difference, Sighting } from './sighting.js';

/**
 * Reads the differences as one act. A jump is recognised with the jumped piece still lying there and with it already
 * taken away by the player.
 */
export function recognise(board: readonly number[], seen: Sighting): Act<WaffleWarsMove> {
  const found = differences(board, seen);
  const { came, gone } = found;
  if (came.length === 0 && gone.length === 0) return { kind: 'nothing' };
  const arrival = came[0];
  if (came.length === 1 && arrival !== undefined) {
    const { seat, space: to } = arrival;
    const departure = gone.find((difference) => difference.seat === seat);
    if (departure === undefined && gone.length === 0) return { kind: 'move', seat, move: { kind: 'place', to } };
    if (departure !== undefined && isJump(departure.space, to, gone)) {
      return { kind: 'move', seat, move: { kind: 'jump', path: [departure.space, to] } };
    }
  }
  return { kind: 'strange', places: differingPlaces(found) };
}

/** Whether everything that is gone is the piece that moved and, perhaps, the one it jumped over. */
function isJump(from: number, to: number, gone: readonly Difference[]): boolean {
  const over = overBetween(from, to);
  return gone.every(({ space }) => space === from || space === over);
}

/**
 * The position that the table shows, as text: the board as seen, hands with what came on the board taken out of them,
 * and `turn` to move.
 */
export function positionSeen(state: WaffleWarsState, seen: Sighting, turn: Seat): string {
  const board = boardSeen(state.board, seen);
  const hands = state.hands.map((hand, seat) => handSeen(state, board, seen, seat, hand));
  const strawberriesBegan = board.includes(0) || (hands[0] ?? 0) < state.rules.hand;
  const phase = state.phase === 'war' || (state.phase === 'first' && !strawberriesBegan) ? state.phase : '-';
  return positionText({ ...state, board, hands, turn, phase });
}

/** Pieces that came on the board left the hand; pieces that left the board are in hand only if they lie on the tray. */
function handSeen(state: WaffleWarsState, board: readonly number[], seen: Sighting, seat: Seat, hand: number): number {
  const more = count(board, seat) - count(state.board, seat);
  if (more >= 0) return Math.max(0, hand - more);
  return Math.max(hand, Math.min(hand - more, seen.inHand[seat] ?? 0));
}

function count(board: readonly number[], seat: Seat): number {
  return board.filter((piece) => piece === seat).length;
}
