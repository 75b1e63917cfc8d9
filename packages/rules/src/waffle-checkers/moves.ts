/** Legal moves of Waffle Checkers, and the playing of one (WW-71). */
import type { Seat } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { sidesText } from '../core/sides.js';
import { BOARD, isGoal, JUMPS, middleOf, SPACES, STEPS } from './components.js';
import type { WaffleCheckersMove, WaffleCheckersState } from './setup.js';

/** A position that has come this often is a draw. */
const THIRD_TIME = 3;

/** Steps of every piece, then chains of jumps with every stop (jumping is not forced); none when the game is over. */
export function legalMoves(state: WaffleCheckersState): readonly WaffleCheckersMove[] {
  return state.end === 'going-on' ? movesOf(state.board, state.turn) : [];
}

function movesOf(board: readonly number[], side: Seat): WaffleCheckersMove[] {
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
  if (path.length > 1 && isGoal(from, side)) return;
  for (const to of JUMPS[from] ?? []) {
    if (!mayJump(board, side, from, to)) continue;
    const longer = [...path, to];
    moves.push({ kind: 'jump', path: longer });
    pushChains(jumped(board, from, to), side, longer, moves);
  }
}

/** Whether a piece of the other side stands between two spaces, and none on the second. */
function mayJump(board: readonly number[], side: Seat, from: number, to: number): boolean {
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

/** The state after a legal move; undefined for any other, and `violationOf` says what is wrong with it. */
export function played(
  state: WaffleCheckersState,
  { kind, path }: WaffleCheckersMove,
): WaffleCheckersState | undefined {
  if (state.end !== 'going-on' || state.board[path[0] ?? 0] !== state.turn) return undefined;
  const board = kind === 'step' ? stepped(state, path) : chained(state, path);
  return board === undefined ? undefined : settled({ ...state, board, turn: 1 - state.turn }, kind === 'jump');
}

/** The board after a step; undefined where that is none. */
function stepped(state: WaffleCheckersState, path: readonly number[]): readonly number[] | undefined {
  const [from = 0, to = 0] = path;
  if (path.length !== 2 || !(STEPS[from] ?? []).includes(to) || (state.board[to] ?? 0) >= 0) return undefined;
  return withAt(withAt(state.board, to, state.turn), from, -1);
}

/** The board after a chain of jumps; undefined where that is none. */
function chained(state: WaffleCheckersState, path: readonly number[]): readonly number[] | undefined {
  const { turn } = state;
  let { board } = state;
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] ?? 0;
    const to = path[i] ?? 0;
    const ended = i > 1 && isGoal(from, turn);
    if (ended || !(JUMPS[from] ?? []).includes(to) || !mayJump(board, turn, from, to)) return undefined;
    board = jumped(board, from, to);
  }
  return board;
}

/** A position without a past. */
export function placed(rng: readonly number[], board: readonly number[], turn: Seat): WaffleCheckersState {
  return settled({ rng, board, turn, seen: [], end: 'going-on' }, true);
}

/** Adds the position to those seen and says whether the game is over. A capture can never be undone by later moves. */
function settled(state: WaffleCheckersState, captured: boolean): WaffleCheckersState {
  const now = sidesText(BOARD, state);
  const seen = captured ? [now] : [...state.seen, now];
  const times = seen.filter((text) => text === now).length;
  return { ...state, seen, end: endOf(state, times) };
}

function endOf(state: WaffleCheckersState, times: number): WaffleCheckersState['end'] {
  for (let space = 0; space < SPACES; space++) {
    const side = state.board[space] ?? -1;
    if (side >= 0 && isGoal(space, side)) return 'back-row';
  }
  if (movesOf(state.board, state.turn).length === 0) return 'stuck';
  return times >= THIRD_TIME ? 'repetition' : 'going-on';
}
