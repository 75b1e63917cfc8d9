/** Why a move of Reversi was worse: by corners, where a piece is never turned over, by edges and by moves (WW-76). */
import { firstReason, reason, smallest, type Compared } from '../core/compare.js';
import type { Reason, Seat } from '../core/contract.js';
import { EIGHT_WAYS, gridName, gridStep, type GridSize } from '../core/grid.js';
import { legalMoves, play } from './moves.js';
import { moveText } from './notation.js';
import { boardOf, PASS, type ReversiState } from './state.js';

/** One move more or less explains little. */
const MOVES = 2;

/** The rival's corner after a move, where it can take none after the better one; otherwise what the two positions leave. */
export function reasonOf(compared: Compared<ReversiState>): Reason | undefined {
  const { before, good, worse } = compared;
  const seat = before.turn;
  const rival = 1 - seat;
  const corner = cornersAfter(before, worse)[0];
  const others = cornersAfter(before, good).length;
  if (corner !== undefined && others === 0) return reason('lets-corner', rival, { move: corner });
  // A corner that only the better move gives away outweighs the rest
  if (corner === undefined && others > 0) return undefined;
  return firstReason<ReversiState>(
    [
      { kind: 'lets-moves', seat: rival, of: (state) => movesOf(state, rival), least: MOVES },
      { kind: 'edges', seat, of: (state) => onEdge(state, seat), least: 1 },
      { kind: 'moves', seat, of: (state) => movesLeft(state, seat), least: MOVES },
    ],
    compared,
  );
}

/** The corners that the next side can take after a move, in notation. */
function cornersAfter(before: ReversiState, after: ReversiState): readonly string[] {
  if (after.turn === before.turn) return [];
  const corners = cornersOf(boardOf(before.size));
  return legalMoves(after)
    .map((reply) => moveText(after, reply))
    .filter((name) => corners.includes(name));
}

function cornersOf(size: GridSize): readonly string[] {
  const last = size.width * size.height - 1;
  return [0, size.width - 1, last - size.width + 1, last].map((space) => gridName(size, space));
}

/** The moves of a side, if it were its turn, without the pass. */
function movesOf(state: ReversiState, side: Seat): number {
  return legalMoves({ ...state, turn: side }).filter((move) => move !== PASS).length;
}

/** The positions that the next side can leave. */
function repliesOf(state: ReversiState): readonly ReversiState[] {
  const replies = legalMoves(state).flatMap((move) => {
    const after = play(state, move);
    return after.ok ? [after.value] : [];
  });
  return replies.length > 0 ? replies : [state];
}

/** The fewest moves that the next side can leave to a side. */
function movesLeft(state: ReversiState, side: Seat): number {
  return smallest(repliesOf(state).map((reply) => movesOf(reply, side)));
}

function onEdge({ board, size }: ReversiState, side: Seat): number {
  const grid = boardOf(size);
  return board.filter((piece, space) => piece === side && EIGHT_WAYS.some(([x, y]) => gridStep(grid, space, x, y) < 0))
    .length;
}
