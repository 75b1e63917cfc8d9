/** Legal moves of Hostage Rescue, and the playing of one (WW-72, WW-73, WW-74). */
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

/** Where the pieces stand, and which carry flags. */
type Standing = Pick<HostageRescueState, 'board' | 'goal' | 'carriers'>;

/** The corner in which a side's own piece is held. */
function goalOf(side: Seat): number {
  return CORNERS[1 - side] ?? 0;
}

/** Whether a side's hostage is still in its corner; a flag may have been picked up there (WW-74). */
function isHeld({ carriers }: Standing, side: Seat): boolean {
  return (carriers[side] ?? -1) < 0;
}

/** Whether a side has pieces that can walk: hostages do not. */
function hasPieces(standing: Standing, side: Seat): boolean {
  const stays = isHeld(standing, side) ? goalOf(side) : -1;
  return standing.board.some((piece, space) => piece === side && space !== stays);
}

/** Whether the game is over: a hostage is free, or nobody is left to free one. */
export function isOver(state: HostageRescueState): boolean {
  return state.rescued || (!hasPieces(state, 0) && !hasPieces(state, 1));
}

/** The table rolls the die; after that the seat walks. */
export function toMove(state: HostageRescueState): readonly Seat[] {
  if (isOver(state)) return [];
  return state.roll === 0 ? [TABLE] : [state.turn];
}

/** All walks of exactly `steps` spaces: over own pieces, not over opposing ones, onto open or opposing spaces (WW-72). */
function walks(standing: Standing, side: Seat, steps: number, except: number): Walk[] {
  const { board } = standing;
  const found: Walk[] = [];
  const stays = isHeld(standing, side) ? goalOf(side) : -1;
  for (let from = 0; from < SPACES; from++) {
    if (board[from] !== side || from === stays || from === except) continue;
    for (const line of LINES[from] ?? []) {
      const to = line[steps - 1];
      if (to === undefined || !mayLand(standing, side, from, to)) continue;
      if (line.slice(0, steps - 1).every((space) => board[space] !== 1 - side)) found.push({ kind: 'walk', from, to });
    }
  }
  return found;
}

/**
 * Not onto an own piece unless it is the hostage one frees, nor onto the hostage one holds. With a flag to win nobody but
 * its carrier lands in the own corner at all, so that there is always room for the other one's to go back to (WW-74).
 */
function mayLand(standing: Standing, side: Seat, from: number, to: number): boolean {
  if (to === CORNERS[side]) return standing.carriers[side] === from;
  if (to === goalOf(side) && isHeld(standing, side)) return true;
  return standing.board[to] !== side;
}

/** The pieces after a walk: a flag may be picked up, carried on, or lost with its carrier and go back (WW-74). */
function walked({ board, goal, carriers }: Standing, side: Seat, walk: Walk): Standing {
  const after = board.slice();
  after[walk.to] = board[walk.from] ?? -1;
  after[walk.from] = -1;
  if (goal === 'rescue') return { board: after, goal, carriers };
  const other = 1 - side;
  const carrying = carriers.slice();
  if (carriers[side] === walk.from || (carriers[side] === -1 && walk.to === goalOf(side))) carrying[side] = walk.to;
  if (carriers[other] === walk.to) {
    carrying[other] = -1;
    after[goalOf(other)] = other;
  }
  return { board: after, goal, carriers: carrying };
}

/** Whether a walk wins: it frees the hostage (WW-72), or brings the flag home (WW-74). */
function wins({ goal, carriers }: Standing, side: Seat, walk: Walk): boolean {
  if (goal === 'rescue') return walk.to === goalOf(side);
  return carriers[side] === walk.from && walk.to === CORNERS[side];
}

/** First parts of a split roll: those that win, or after which another piece can walk the rest (WW-73). */
function firstParts(standing: Standing, side: Seat, roll: number): Walk[] {
  const found: Walk[] = [];
  for (let steps = 1; steps < roll; steps++) {
    for (const walk of walks(standing, side, steps, -1)) {
      const rest = roll - steps;
      const enough = wins(standing, side, walk) || walks(walked(standing, side, walk), side, rest, walk.to).length > 0;
      if (enough) found.push(walk);
    }
  }
  return found;
}

/** Every legal move; the table may roll any face. */
export function legalMoves(state: HostageRescueState): readonly HostageRescueMove[] {
  if (isOver(state)) return [];
  if (state.roll === 0) return ROLLS;
  const { turn, roll, left, moved } = state;
  if (left > 0) return walks(state, turn, left, moved);
  const whole = roll < DIE ? walks(state, turn, roll, -1) : [];
  if (whole.length > 0) return whole;
  const parts = firstParts(state, turn, roll);
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
    return legal.some((other) => other.kind === 'pass') ? yes(nextTurn(state, state)) : refused('WW-73', 'no-pass');
  }
  const allowed = legal.some((other) => other.kind === 'walk' && other.from === move.from && other.to === move.to);
  return allowed ? yes(afterWalk(state, move)) : no(walkViolation(state, move));
}

function afterWalk(state: HostageRescueState, walk: Walk): HostageRescueState {
  const { board, carriers } = walked(state, state.turn, walk);
  if (wins(state, state.turn, walk)) return { ...state, board, carriers, roll: 0, left: 0, moved: -1, rescued: true };
  const rest = (state.left > 0 ? state.left : state.roll) - stepsOf(walk);
  if (rest > 0) return { ...state, board, carriers, left: rest, moved: walk.to };
  return nextTurn(state, { board, carriers });
}

function nextTurn(
  state: HostageRescueState,
  { board, carriers }: Pick<Standing, 'board' | 'carriers'>,
): HostageRescueState {
  return { ...state, board, carriers, turn: 1 - state.turn, roll: 0, left: 0, moved: -1 };
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
  if (walk.from === goalOf(turn) && isHeld(state, turn)) return { rule: 'WW-72', code: 'hostage-stays', places };
  const steps = stepsOf(walk);
  const line = (LINES[walk.from] ?? []).find((other) => other.includes(walk.to)) ?? [];
  if (steps === 0) return { rule: 'WW-72', code: 'not-straight', places };
  if (!mayLand(state, turn, walk.from, walk.to)) {
    const closed = walk.to === CORNERS[turn] && state.goal === 'flag';
    return closed ? { rule: 'WW-74', code: 'corner-closed', places } : { rule: 'WW-72', code: 'landing-taken', places };
  }
  if (line.slice(0, steps - 1).some((space) => board[space] === 1 - turn)) {
    return { rule: 'WW-72', code: 'over-opponent', places };
  }
  if (walk.from === state.moved) return { rule: 'WW-73', code: 'other-piece', places };
  return { rule: 'WW-73', code: 'wrong-distance', places, values: { roll: state.left > 0 ? state.left : state.roll } };
}

function refused(rule: string, code: string): Result<never, Violation> {
  return no({ rule, code, places: [] });
}
