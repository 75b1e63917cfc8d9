/** Legal moves of Hostage Rescue, and the playing of one (WW-72, WW-73). */
import { no, TABLE, yes } from '../core/contract.js';
import type { Result, Seat, Violation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { BOARD, CORNERS, DIE, LINES, SPACES } from './components.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

interface Walk {
  readonly kind: 'walk';
  readonly from: number;
  readonly to: number;
}

/** The corner in which a side's own piece is held. */
function goalOf(side: Seat): number {
  return CORNERS[1 - side] ?? 0;
}

/** Whether a side has pieces that can walk: hostages do not. */
function hasPieces(board: readonly number[], side: Seat): boolean {
  return board.some((piece, space) => piece === side && space !== goalOf(side));
}

/** Whether the game is over: a hostage is free, or nobody is left to free one. */
export function isOver(state: HostageRescueState): boolean {
  return state.rescued || (!hasPieces(state.board, 0) && !hasPieces(state.board, 1));
}

/** The table rolls the die; after that the seat walks. */
export function toMove(state: HostageRescueState): readonly Seat[] {
  if (isOver(state)) return [];
  return state.roll === 0 ? [TABLE] : [state.turn];
}

/** All walks of exactly `steps` spaces: over own pieces, not over opposing ones, onto open or opposing spaces (WW-72). */
function walks(board: readonly number[], side: Seat, steps: number, except: number): Walk[] {
  const found: Walk[] = [];
  for (let from = 0; from < SPACES; from++) {
    if (board[from] !== side || from === goalOf(side) || from === except) continue;
    for (const line of LINES[from] ?? []) {
      const to = line[steps - 1];
      if (to === undefined || !mayLand(board, side, to)) continue;
      if (line.slice(0, steps - 1).every((space) => board[space] !== 1 - side)) found.push({ kind: 'walk', from, to });
    }
  }
  return found;
}

/** Not onto an own piece unless it is the hostage one frees, nor onto the hostage one holds. */
function mayLand(board: readonly number[], side: Seat, to: number): boolean {
  if (to === goalOf(side)) return true;
  return board[to] !== side && to !== CORNERS[side];
}

function walked(board: readonly number[], walk: Walk): number[] {
  const after = board.slice();
  after[walk.to] = board[walk.from] ?? -1;
  after[walk.from] = -1;
  return after;
}

/** First parts of a split roll: those that free the hostage, or after which another piece can walk the rest (WW-73). */
function firstParts(board: readonly number[], side: Seat, roll: number): Walk[] {
  const found: Walk[] = [];
  for (let steps = 1; steps < roll; steps++) {
    for (const walk of walks(board, side, steps, -1)) {
      const frees = walk.to === goalOf(side);
      if (frees || walks(walked(board, walk), side, roll - steps, walk.to).length > 0) found.push(walk);
    }
  }
  return found;
}

/** Every legal move; the table may roll any face. */
export function legalMoves(state: HostageRescueState): readonly HostageRescueMove[] {
  if (isOver(state)) return [];
  if (state.roll === 0) return ROLLS;
  const { board, turn, roll, left, moved } = state;
  if (left > 0) return walks(board, turn, left, moved);
  const whole = roll < DIE ? walks(board, turn, roll, -1) : [];
  if (whole.length > 0) return whole;
  const parts = firstParts(board, turn, roll);
  return parts.length > 0 ? parts : [{ kind: 'pass' }];
}

const ROLLS: readonly HostageRescueMove[] = [1, 2, 3, 4, 5, 6].map((roll) => ({ kind: 'roll', roll }));

export function play(state: HostageRescueState, move: HostageRescueMove): Result<HostageRescueState, Violation> {
  if (isOver(state)) return refused('WW-72', 'game-over');
  if (move.kind === 'roll') {
    if (state.roll !== 0) return refused('WW-73', 'rolled-already');
    if (move.roll < 1 || move.roll > DIE) return refused('WW-73', 'no-such-face');
    return yes({ ...state, roll: move.roll });
  }
  if (state.roll === 0) return refused('WW-73', 'roll-first');
  const legal = legalMoves(state);
  if (move.kind === 'pass') {
    return legal.some((other) => other.kind === 'pass')
      ? yes(nextTurn(state, state.board))
      : refused('WW-73', 'no-pass');
  }
  const allowed = legal.some((other) => other.kind === 'walk' && other.from === move.from && other.to === move.to);
  return allowed ? yes(afterWalk(state, move)) : no(walkViolation(state, move));
}

function afterWalk(state: HostageRescueState, walk: Walk): HostageRescueState {
  const board = walked(state.board, walk);
  if (walk.to === goalOf(state.turn)) return { ...state, board, roll: 0, left: 0, moved: -1, rescued: true };
  const rest = (state.left > 0 ? state.left : state.roll) - stepsOf(walk);
  return rest > 0 ? { ...state, board, left: rest, moved: walk.to } : nextTurn(state, board);
}

function nextTurn(state: HostageRescueState, board: readonly number[]): HostageRescueState {
  return { ...state, board, turn: 1 - state.turn, roll: 0, left: 0, moved: -1 };
}

/** Spaces a walk goes along its row or column; 0 when it is along none. */
function stepsOf(walk: Walk): number {
  for (const line of LINES[walk.from] ?? []) {
    const at = line.indexOf(walk.to);
    if (at >= 0) return at + 1;
  }
  return 0;
}

function walkViolation(state: HostageRescueState, walk: Walk): Violation {
  const { board, turn } = state;
  const places = [gridName(BOARD, walk.from), gridName(BOARD, walk.to)];
  if (board[walk.from] !== turn) return { rule: 'WW-72', code: 'not-your-piece', places };
  if (walk.from === goalOf(turn)) return { rule: 'WW-72', code: 'hostage-stays', places };
  const steps = stepsOf(walk);
  const line = (LINES[walk.from] ?? []).find((other) => other.includes(walk.to)) ?? [];
  if (steps === 0) return { rule: 'WW-72', code: 'not-straight', places };
  if (!mayLand(board, turn, walk.to)) return { rule: 'WW-72', code: 'landing-taken', places };
  if (line.slice(0, steps - 1).some((space) => board[space] === 1 - turn)) {
    return { rule: 'WW-72', code: 'over-opponent', places };
  }
  if (walk.from === state.moved) return { rule: 'WW-73', code: 'other-piece', places };
  return { rule: 'WW-73', code: 'wrong-distance', places, values: { roll: state.left > 0 ? state.left : state.roll } };
}

function refused(rule: string, code: string): Result<never, Violation> {
  return no({ rule, code, places: [] });
}
