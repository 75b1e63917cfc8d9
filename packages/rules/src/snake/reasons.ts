/** Why a move of Snake was worse: by the spaces that each side reaches first, and by moves (WW-70). */
import { firstReason, type Compared } from '../core/compare.js';
import type { Reason, Seat } from '../core/contract.js';
import { legalMoves } from './moves.js';
import { NEXT_TO, SPACES, type SnakeState } from './state.js';

/** One space more or less is no reason: the other side may take it at once. */
const ROOM = 2;

/** Room counts most, because who has none left loses. */
export function reasonOf(compared: Compared<SnakeState>): Reason | undefined {
  const seat = compared.before.turn;
  const rival = 1 - seat;
  return firstReason<SnakeState>(
    [
      { kind: 'room', seat, of: (state) => reachedFirst(state, seat), least: ROOM },
      { kind: 'lets-moves', seat: rival, of: (state) => legalMoves({ ...state, turn: rival }).length, least: 1 },
    ],
    compared,
  );
}

/** The open spaces to which a side needs fewer pieces than the other, or as many if it moves first. */
function reachedFirst(state: SnakeState, side: Seat): number {
  const own = piecesTo(state, side);
  const theirs = piecesTo(state, 1 - side);
  // A tie goes to the side that moves first
  const head = state.turn === side ? 0 : 1;
  return own.filter((pieces, space) => pieces > 0 && (theirs[space] === 0 || pieces + head <= (theirs[space] ?? 0)))
    .length;
}

/** For each space the number of pieces in a row that a side needs to get there; 0 where it cannot, and where a piece is. */
function piecesTo({ board, last }: SnakeState, side: Seat): readonly number[] {
  const pieces: number[] = [];
  for (let space = 0; space < SPACES; space++) pieces.push(0);
  const start = last[side] ?? -1;
  if (start < 0) return board.map((piece) => (piece < 0 ? 1 : 0));
  const open = [start];
  // The list grows during iteration
  for (let i = 0; i < open.length; i++) {
    const from = open[i] ?? 0;
    for (const space of NEXT_TO[from] ?? []) {
      if ((board[space] ?? 0) >= 0 || (pieces[space] ?? 0) > 0) continue;
      pieces[space] = (pieces[from] ?? 0) + 1;
      open.push(space);
    }
  }
  return pieces;
}
