/** Legal moves of Hostage Rescue, and the playing of one (WW-72, WW-73). What becomes of a hostage is a `Task`. */
import { TABLE } from '../core/contract.js';
import type { Seat } from '../core/contract.js';
import { CORNERS, DIE, LINES, SPACES } from './components.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

/** A piece goes along its row or column. */
export interface Walk {
  readonly kind: 'walk';
  readonly from: number;
  readonly to: number;
}

/** Where the pieces stand, and which carry flags. */
export type Standing = Pick<HostageRescueState, 'board' | 'carriers'>;

/** What is to be done with the hostage: it is freed (`RESCUE`), or carried home (`flag.ts`). */
export interface Task {
  /** The space of a side's hostage, which does not move; -1 when it is no hostage any more. */
  readonly heldAt: (standing: Standing, side: Seat) => number;
  /** Whether a piece may land on a space that it can reach. */
  readonly mayLand: (standing: Standing, side: Seat, from: number, to: number) => boolean;
  /** The pieces after a walk. */
  readonly after: (standing: Standing, side: Seat, walk: Walk) => Standing;
  readonly wins: (standing: Standing, side: Seat, walk: Walk) => boolean;
}

/** The corner in which a side's own piece is held. */
export function prisonOf(side: Seat): number {
  return CORNERS[1 - side] ?? 0;
}

/** The board after a walk; what stood where it ends is gone. */
export function walked(board: readonly number[], walk: Walk): number[] {
  const after = board.slice();
  after[walk.to] = board[walk.from] ?? -1;
  after[walk.from] = -1;
  return after;
}

/** Who lands on the own hostage frees it, which wins; nobody lands on another own piece, or on the hostage it holds (WW-72). */
export const RESCUE: Task = {
  heldAt: (_standing, side) => prisonOf(side),
  mayLand: ({ board }, side, _from, to) => to !== CORNERS[side] && (to === prisonOf(side) || board[to] !== side),
  after: ({ board, carriers }, _side, walk) => ({ board: walked(board, walk), carriers }),
  wins: (_standing, side, walk) => walk.to === prisonOf(side),
};

/** Whether a side has pieces that can walk: hostages do not. */
function hasPieces(standing: Standing, side: Seat, task: Task): boolean {
  const held = task.heldAt(standing, side);
  return standing.board.some((piece, space) => piece === side && space !== held);
}

/** Whether the game is over: a hostage is free, or nobody is left to free one. */
export function isOver(state: HostageRescueState, task: Task): boolean {
  return state.rescued || (!hasPieces(state, 0, task) && !hasPieces(state, 1, task));
}

/** The table rolls the die; after that the seat walks. */
export function toMove(state: HostageRescueState, task: Task): readonly Seat[] {
  if (isOver(state, task)) return [];
  return state.roll === 0 ? [TABLE] : [state.turn];
}

/** All walks of exactly `steps` spaces: over own pieces, not over opposing ones, onto open or opposing spaces (WW-72). */
function walks(standing: Standing, side: Seat, steps: number, except: number, task: Task): Walk[] {
  const { board } = standing;
  const found: Walk[] = [];
  const held = task.heldAt(standing, side);
  for (let from = 0; from < SPACES; from++) {
    if (board[from] !== side || from === held || from === except) continue;
    for (const line of LINES[from] ?? []) {
      const to = line[steps - 1];
      if (to === undefined || !task.mayLand(standing, side, from, to)) continue;
      if (isClear(board, line, steps, side)) found.push({ kind: 'walk', from, to });
    }
  }
  return found;
}

/** Whether no opposing piece stands between the start of a line and the space that is `steps` away. */
export function isClear(board: readonly number[], line: readonly number[], steps: number, side: Seat): boolean {
  return line.slice(0, steps - 1).every((space) => board[space] !== 1 - side);
}

/** First parts of a split roll: those that win, or after which another piece can walk the rest (WW-73). */
function firstParts(standing: Standing, side: Seat, roll: number, task: Task): Walk[] {
  const found: Walk[] = [];
  for (let steps = 1; steps < roll; steps++) {
    for (const walk of walks(standing, side, steps, -1, task)) {
      const wins = task.wins(standing, side, walk);
      const after = task.after(standing, side, walk);
      if (wins || walks(after, side, roll - steps, walk.to, task).length > 0) found.push(walk);
    }
  }
  return found;
}

/** Every legal move; the table may roll any face. */
export function legalMoves(state: HostageRescueState, task: Task): readonly HostageRescueMove[] {
  if (isOver(state, task)) return [];
  if (state.roll === 0) return ROLLS;
  const { turn, roll, left, moved } = state;
  if (left > 0) return walks(state, turn, left, moved, task);
  const whole = roll < DIE ? walks(state, turn, roll, -1, task) : [];
  if (whole.length > 0) return whole;
  const parts = firstParts(state, turn, roll, task);
  return parts.length > 0 ? parts : [{ kind: 'pass' }];
}

const ROLLS: readonly HostageRescueMove[] = [1, 2, 3, 4, 5, 6].map((roll) => ({ kind: 'roll', roll }));

/** The state after a legal move; undefined for any other, and `violationOf` says what is wrong with it. */
export function played(state: HostageRescueState, move: HostageRescueMove, task: Task): HostageRescueState | undefined {
  const legal = legalMoves(state, task);
  for (const other of legal) {
    if (move.kind === 'roll' && other.kind === 'roll' && other.roll === move.roll) return { ...state, roll: move.roll };
    if (move.kind === 'pass' && other.kind === 'pass') return nextTurn(state, state);
    if (move.kind === 'walk' && other.kind === 'walk' && other.from === move.from && other.to === move.to) {
      return afterWalk(state, move, task);
    }
  }
  return undefined;
}

function afterWalk(state: HostageRescueState, walk: Walk, task: Task): HostageRescueState {
  const standing = task.after(state, state.turn, walk);
  if (task.wins(state, state.turn, walk)) return { ...state, ...standing, roll: 0, left: 0, moved: -1, rescued: true };
  const rest = (state.left > 0 ? state.left : state.roll) - stepsOf(walk);
  return rest > 0 ? { ...state, ...standing, left: rest, moved: walk.to } : nextTurn(state, standing);
}

function nextTurn(state: HostageRescueState, { board, carriers }: Standing): HostageRescueState {
  return { ...state, board, carriers, turn: 1 - state.turn, roll: 0, left: 0, moved: -1 };
}

/** The line of a walk, empty for a walk along none. */
export function lineOf({ from, to }: Walk): readonly number[] {
  return (LINES[from] ?? []).find((line) => line.includes(to)) ?? [];
}

/** Spaces a walk goes along its row or column; 0 when it is along none. */
export function stepsOf(walk: Walk): number {
  return lineOf(walk).indexOf(walk.to) + 1;
}
