/**
 * Legal moves of Hostage Rescue (WW-72, WW-73), and the result of a walk: it frees a hostage, or carries a flag until it is lost
 * or home (WW-74).
 */
import { CHANCE, type Seat } from '../core/contract.js';
import { gridStep } from '../core/grid.js';
import {
  BOARD,
  CORNERS,
  FOUR_WAYS,
  SPACES,
  type HostageRescueMove,
  type HostageRescueState,
  type Walk,
} from './state.js';

/** The pieces, the flag carriers, and whether the side that walked has won. */
type Standing = Pick<HostageRescueState, 'board' | 'carriers' | 'rescued' | 'goal'>;

/** The corner in which a side's own piece is held. */
function prisonOf(side: Seat): number {
  return CORNERS[1 - side] ?? 0;
}

/** The space of a side's hostage, which does not move; -1 when it is carried. */
export function heldAt({ carriers }: Standing, side: Seat): number {
  return (carriers[side] ?? -1) < 0 ? prisonOf(side) : -1;
}

/** Plays a legal walk of a side, capturing any piece where it ends. */
export function afterWalk(standing: Standing, side: Seat, walk: Walk): Standing {
  const { goal, carriers } = standing;
  const board = standing.board.slice();
  board[walk.to] = board[walk.from] ?? -1;
  board[walk.from] = -1;
  return goal === 'flag'
    ? flagsCarried(board, carriers, side, walk)
    : { board, carriers, rescued: walk.to === prisonOf(side), goal };
}

/** A piece that lands on its own flag carries it; one that lands on the other flag's carrier sends that flag back (WW-74). */
function flagsCarried(board: number[], carriers: readonly number[], side: Seat, walk: Walk): Standing {
  const other = 1 - side;
  const carried = carriers.slice();
  if (carriers[side] === walk.from || (carriers[side] === -1 && walk.to === prisonOf(side))) carried[side] = walk.to;
  // Only the flag's carrier may land there
  const rescued = walk.to === CORNERS[side];
  if (carriers[other] === walk.to) {
    carried[other] = -1;
    // If the captured carrier was in the corner, the winner now occupies it and the game is over
    if (!rescued) board[prisonOf(other)] = other;
  }
  return { board, carriers: carried, rescued, goal: 'flag' };
}

/** The spaces from each space along the four directions, nearest first. */
export const LINES: readonly (readonly (readonly number[])[])[] = lines();

function lines(): number[][][] {
  const table: number[][][] = [];
  for (let space = 0; space < SPACES; space++) {
    const found: number[][] = [];
    for (const [dx, dy] of FOUR_WAYS) {
      const line: number[] = [];
      for (let at = gridStep(BOARD, space, dx, dy); at >= 0; at = gridStep(BOARD, at, dx, dy)) line.push(at);
      found.push(line);
    }
    table.push(found);
  }
  return table;
}

/**
 * Whether a piece may land on a space it can reach: not on an own piece other than the hostage (WW-72), and in its own corner
 * only if it carries the flag (WW-74), which keeps that corner free for the other flag to return to.
 */
export function mayLand(standing: Standing, side: Seat, { from, to }: Walk): boolean {
  if (to === CORNERS[side]) return standing.carriers[side] === from;
  return standing.board[to] !== side || to === heldAt(standing, side);
}

/** Whether the game is over: a hostage is free, or no piece is left to free one (hostages do not walk). */
export function isOver(state: HostageRescueState): boolean {
  return state.rescued || state.board.every((side, space) => side < 0 || space === heldAt(state, side));
}

/** Chance rolls the die; then the seat walks. */
export function toMove(state: HostageRescueState): readonly Seat[] {
  if (isOver(state)) return [];
  return state.roll === 0 ? [CHANCE] : [state.turn];
}

/**
 * Returns walks of exactly `steps` spaces: over own pieces, not over opposing ones, onto open or opposing spaces (WW-72).
 * Stops searching once it has `most`.
 */
function walks(standing: Standing, side: Seat, steps: number, except: number, most = SPACES * SPACES): Walk[] {
  const { board } = standing;
  const found: Walk[] = [];
  const held = heldAt(standing, side);
  for (let from = 0; from < SPACES && found.length < most; from++) {
    if (board[from] !== side || from === held || from === except) continue;
    for (const [dx, dy] of FOUR_WAYS) {
      const to = gridStep(BOARD, from, dx * steps, dy * steps);
      if (to < 0) continue;
      const walk: Walk = { kind: 'walk', from, to };
      if (mayLand(standing, side, walk) && isClear(board, side, walk)) found.push(walk);
    }
  }
  return found;
}

/** Whether no opposing piece blocks a walk along a row or column before its end. */
export function isClear(board: readonly number[], side: Seat, walk: Walk): boolean {
  const step = (walk.to - walk.from) / stepsOf(walk);
  for (let space = walk.from + step; space !== walk.to; space += step) if (board[space] === 1 - side) return false;
  return true;
}

/** First parts of a split roll: those that win, or after which another piece can walk the rest (WW-73). */
function firstParts(standing: Standing, side: Seat, roll: number): Walk[] {
  const found: Walk[] = [];
  for (let steps = 1; steps < roll; steps++) {
    for (const walk of walks(standing, side, steps, -1)) {
      const after = afterWalk(standing, side, walk);
      if (after.rescued || walks(after, side, roll - steps, walk.to, 1).length > 0) found.push(walk);
    }
  }
  return found;
}

/** The last legal moves, cached because a single move needs them several times. */
let known: { readonly state: HostageRescueState; readonly moves: readonly HostageRescueMove[] } | undefined;

/** Lists every legal move; chance may roll any face. */
export function legalMoves(state: HostageRescueState): readonly HostageRescueMove[] {
  if (known?.state !== state) known = { state, moves: movesOf(state) };
  return known.moves;
}

function movesOf(state: HostageRescueState): readonly HostageRescueMove[] {
  if (isOver(state)) return [];
  const { turn, roll, left, moved } = state;
  if (roll === 0) return ROLLS;
  if (left > 0) return walks(state, turn, left, moved);
  // A six is longer than any row, so it finds no whole walk (WW-73)
  const whole = walks(state, turn, roll, -1);
  if (whole.length > 0) return whole;
  const parts = firstParts(state, turn, roll);
  return parts.length > 0 ? parts : [{ kind: 'pass' }];
}

const ROLLS: readonly HostageRescueMove[] = [1, 2, 3, 4, 5, 6].map((roll) => ({ kind: 'roll', roll }));

/** The length of a walk in spaces. */
export function stepsOf({ from, to }: Walk): number {
  const way = Math.abs(to - from);
  return way < BOARD.width ? way : way / BOARD.width;
}
