/** The moves of Waffle Checkers: legal moves, refusals and the effect of a move (WW-71). */
import { err, ok, type Result, type Seat, type RuleViolation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { withAt } from '../core/math.js';
import { sidesText } from '../core/grid-position.js';
import {
  BOARD,
  isGoal,
  JUMPS,
  middleOf,
  SPACES,
  STEPS,
  type WaffleCheckersMove,
  type WaffleCheckersState,
} from './state.js';

/** Steps of every piece, then chains of jumps with every stop (jumping is not forced); none when the game is over. */
export function legalMoves(state: WaffleCheckersState): readonly WaffleCheckersMove[] {
  return state.end === 'going-on' ? movesOf(state.board, state.turn) : [];
}

/** Every move of a side in a game in progress. */
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

/** Adds every chain that continues a path; one that reaches the goal row ends there. */
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

/** Whether a piece of the other side is between two spaces, and none on the second. */
function mayJump(board: readonly number[], side: Seat, from: number, to: number): boolean {
  return board[middleOf(from, to)] === 1 - side && (board[to] ?? 0) < 0;
}

/** The board after one jump, without the piece that was jumped over (WW-8). */
function jumped(board: readonly number[], from: number, to: number): number[] {
  const after = board.slice();
  after[to] = board[from] ?? -1;
  after[from] = -1;
  after[middleOf(from, to)] = -1;
  return after;
}

/** The reason why a move is illegal. */
function violationOf(state: WaffleCheckersState, { kind, path }: WaffleCheckersMove): RuleViolation {
  if (state.end !== 'going-on') return { rule: 'WW-71', code: 'game-over', places: [] };
  const places = path.map((space) => gridName(BOARD, space));
  const mine = state.board[path[0] ?? 0] === state.turn;
  const code = mine ? (kind === 'step' ? stepCode(path) : jumpCode(state, path)) : 'not-your-piece';
  return { rule: 'WW-71', code, places };
}

function stepCode(path: readonly number[]): string {
  const [from = 0, to = 0] = path;
  return path.length !== 2 || !(STEPS[from] ?? []).includes(to) ? 'not-one-space' : 'landing-taken';
}

/** The reason why the first jump of a chain is illegal. */
function jumpCode(state: WaffleCheckersState, path: readonly number[]): string {
  let { board } = state;
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] ?? 0;
    const to = path[i] ?? 0;
    if (isGoal(from, state.turn)) return 'chain-is-over';
    if (!(JUMPS[from] ?? []).includes(to)) return 'not-two-spaces';
    if (board[middleOf(from, to)] !== 1 - state.turn) return 'nothing-to-jump';
    if ((board[to] ?? 0) >= 0) return 'landing-taken';
    board = jumped(board, from, to);
  }
  return 'not-two-spaces';
}

/** A position that has occurred this often is a draw. */
const THIRD_TIME = 3;

/** Plays a move, or says why it is refused. */
export function play(state: WaffleCheckersState, move: WaffleCheckersMove): Result<WaffleCheckersState, RuleViolation> {
  const board = boardAfter(state, move);
  if (board === undefined) return err(violationOf(state, move));
  // A capture can never be undone by later moves
  return ok(settled(state.rng, board, 1 - state.turn, move.kind === 'jump' ? [] : state.seen));
}

/** The board after a legal move; undefined for any other. */
function boardAfter(state: WaffleCheckersState, { kind, path }: WaffleCheckersMove): readonly number[] | undefined {
  if (state.end !== 'going-on' || state.board[path[0] ?? 0] !== state.turn) return undefined;
  return kind === 'step' ? stepped(state, path) : chained(state, path);
}

/** The board after a step; undefined if it is not one. */
function stepped(state: WaffleCheckersState, path: readonly number[]): readonly number[] | undefined {
  const [from = 0, to = 0] = path;
  if (path.length !== 2 || !(STEPS[from] ?? []).includes(to) || (state.board[to] ?? 0) >= 0) return undefined;
  return withAt(withAt(state.board, to, state.turn), from, -1);
}

/** The board after a chain of jumps; undefined if it is not one. */
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

/** A position without history. */
export function placed(rng: readonly number[], board: readonly number[], turn: Seat): WaffleCheckersState {
  return settled(rng, board, turn, []);
}

/** Adds the position to the earlier ones and checks whether the game is over. */
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
