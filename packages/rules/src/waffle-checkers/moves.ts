/** The playing of a move of Waffle Checkers, and what a position comes to (WW-71). */
import { no, yes } from '../core/contract.js';
import type { Result, Seat, Violation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { sidesText } from '../core/sides.js';
import { BOARD, isGoal, JUMPS, STEPS } from './components.js';
import { jumped, mayJump, movesOf } from './legal.js';
import { violationOf } from './refusals.js';
import type { WaffleCheckersMove, WaffleCheckersState } from './state.js';

/** A position that has come this often is a draw. */
const THIRD_TIME = 3;

/** Plays a move, or says why it is refused. */
export function play(state: WaffleCheckersState, move: WaffleCheckersMove): Result<WaffleCheckersState, Violation> {
  const board = boardAfter(state, move);
  if (board === undefined) return no(violationOf(state, move));
  // A capture can never be undone by later moves
  return yes(settled(state.rng, board, 1 - state.turn, move.kind === 'jump' ? [] : state.seen));
}

/** The board after a legal move; undefined for any other. */
function boardAfter(state: WaffleCheckersState, { kind, path }: WaffleCheckersMove): readonly number[] | undefined {
  if (state.end !== 'going-on' || state.board[path[0] ?? 0] !== state.turn) return undefined;
  return kind === 'step' ? stepped(state, path) : chained(state, path);
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
  if (path.length < 2) return undefined;
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] ?? 0;
    const to = path[i] ?? 0;
    if (isGoal(from, turn) || !(JUMPS[from] ?? []).includes(to) || !mayJump(board, turn, from, to)) return undefined;
    board = jumped(board, from, to);
  }
  return board;
}

/** A position without a past. */
export function placed(rng: readonly number[], board: readonly number[], turn: Seat): WaffleCheckersState {
  return settled(rng, board, turn, []);
}

/** Adds the position to those seen before and says whether the game is over. */
function settled(
  rng: readonly number[],
  board: readonly number[],
  turn: Seat,
  before: readonly string[],
): WaffleCheckersState {
  const now = sidesText(BOARD, { board, turn });
  const seen = [...before, now];
  const times = seen.filter((text) => text === now).length;
  return { rng, board, turn, seen, end: endOf(board, turn, times) };
}

function endOf(board: readonly number[], turn: Seat, times: number): WaffleCheckersState['end'] {
  if (board.some((side, space) => side >= 0 && isGoal(space, side))) return 'back-row';
  if (movesOf(board, turn).length === 0) return 'stuck';
  return times >= THIRD_TIME ? 'repetition' : 'going-on';
}
