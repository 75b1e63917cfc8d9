/** Legal moves of Waffle Checkers, and the playing of one (WW-71). */
import { no, yes } from '../core/contract.js';
import type { Result, Seat, Violation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { sidesText } from '../core/sides.js';
import { BOARD, HOPS, isGoal, SPACES, STEPS } from './components.js';
import type { Hop } from './components.js';
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
  for (const hop of HOPS[from] ?? []) {
    if (board[hop.over] !== 1 - side || (board[hop.to] ?? 0) >= 0) continue;
    const longer = [...path, hop.to];
    moves.push({ kind: 'jump', path: longer });
    pushChains(hopped(board, from, hop), side, longer, moves);
  }
}

/** The board after one jump, without the piece that was jumped over (WW-8). */
function hopped(board: readonly number[], from: number, { over, to }: Hop): number[] {
  const after = board.slice();
  after[to] = board[from] ?? -1;
  after[from] = -1;
  after[over] = -1;
  return after;
}

/**
 * Makes a step or a chain of jumps; refused once the game is over, for another's piece, and where the way is not one
 * (WW-71).
 */
export function play(state: WaffleCheckersState, move: WaffleCheckersMove): Result<WaffleCheckersState, Violation> {
  if (state.end !== 'going-on') return refused('game-over', []);
  const places = move.path.map((space) => gridName(BOARD, space));
  const from = move.path[0] ?? 0;
  if (state.board[from] !== state.turn) return refused('not-your-piece', places);
  const after = move.kind === 'step' ? stepped(state, move.path) : jumped(state, move.path);
  if (typeof after === 'string') return refused(after, places);
  return yes(settled({ ...state, board: after, turn: 1 - state.turn }, move.kind === 'jump'));
}

/** The board after a step, or the code of what is wrong with it. */
function stepped(state: WaffleCheckersState, path: readonly number[]): number[] | string {
  const [from = 0, to = 0] = path;
  if (path.length !== 2 || !(STEPS[from] ?? []).includes(to)) return 'not-one-space';
  if ((state.board[to] ?? 0) >= 0) return 'landing-taken';
  const board = state.board.slice();
  board[from] = -1;
  board[to] = state.turn;
  return board;
}

/** The board after a chain of jumps, or the code of what is wrong with it. */
function jumped(state: WaffleCheckersState, path: readonly number[]): readonly number[] | string {
  let { board } = state;
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] ?? 0;
    const to = path[i] ?? 0;
    if (i > 1 && isGoal(from, state.turn)) return 'chain-is-over';
    const hop = (HOPS[from] ?? []).find((other) => other.to === to);
    if (hop === undefined) return 'not-two-spaces';
    if (board[hop.over] !== 1 - state.turn) return 'nothing-to-jump';
    if ((board[to] ?? 0) >= 0) return 'landing-taken';
    board = hopped(board, from, hop);
  }
  return board;
}

function refused(code: string, places: readonly string[]): Result<never, Violation> {
  return no({ rule: 'WW-71', code, places });
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
