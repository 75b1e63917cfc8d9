/** Legal moves of Waffle Checkers (WW-71). */
import type { Seat } from '../core/contract.js';
import { isGoal, JUMPS, middleOf, SPACES, STEPS } from './components.js';
import type { WaffleCheckersMove, WaffleCheckersState } from './state.js';

/** Steps of every piece, then chains of jumps with every stop (jumping is not forced); none when the game is over. */
export function legalMoves(state: WaffleCheckersState): readonly WaffleCheckersMove[] {
  return state.end === 'going-on' ? movesOf(state.board, state.turn) : [];
}

/** Every move of a side in a game that goes on. */
export function movesOf(board: readonly number[], side: Seat): WaffleCheckersMove[] {
  const moves: WaffleCheckersMove[] = [];
  for (let from = 0; from < SPACES; from++) {
    if (board[from] !== side) continue;
    for (const to of STEPS[from] ?? []) if ((board[to] ?? 0) < 0) moves.push({ kind: 'step', path: [from, to] });
  }
  for (let from = 0; from < SPACES; from++) {
    if (board[from] === side) pushChains(board, side, [from], moves);
  }
  return moves;
}

/** Every chain that goes on from a path; one that reaches the goal row ends there. */
function pushChains(board: readonly number[], side: Seat, path: readonly number[], moves: WaffleCheckersMove[]): void {
  const from = path[path.length - 1] ?? 0;
  if (isGoal(from, side)) return;
  for (const to of JUMPS[from] ?? []) {
    if (!mayJump(board, side, from, to)) continue;
    const longer = [...path, to];
    moves.push({ kind: 'jump', path: longer });
    pushChains(jumped(board, from, to), side, longer, moves);
  }
}

/** Whether a piece of the other side stands between two spaces, and none on the second. */
export function mayJump(board: readonly number[], side: Seat, from: number, to: number): boolean {
  return board[middleOf(from, to)] === 1 - side && (board[to] ?? 0) < 0;
}

/** The board after one jump, without the piece that was jumped over (WW-8). */
export function jumped(board: readonly number[], from: number, to: number): number[] {
  const after = board.slice();
  after[to] = board[from] ?? -1;
  after[from] = -1;
  after[middleOf(from, to)] = -1;
  return after;
}
