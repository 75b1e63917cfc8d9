/** The playing of a move of Hostage Rescue (WW-72, WW-73). Pages fetch it for who walks. */
import type { Seat } from '../core/contract.js';
import { legalMoves, stepsOf } from './moves.js';
import type { Task } from './moves.js';
import { moveText } from './notation.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

/** The state after a legal move; undefined for any other, and `violationOf` says what is wrong with it. */
export function played(state: HostageRescueState, move: HostageRescueMove, task: Task): HostageRescueState | undefined {
  const text = moveText(move);
  if (!legalMoves(state, task).some((legal) => moveText(legal) === text)) return undefined;
  if (move.kind === 'roll') return { ...state, roll: move.roll };
  const { turn, roll, left } = state;
  if (move.kind === 'pass') return rested(state, 1 - turn);
  const after: HostageRescueState = { ...state, ...task(state, turn, move) };
  if (after.rescued) return rested(after, turn);
  const rest = (left > 0 ? left : roll) - stepsOf(move);
  return rest > 0 ? { ...after, left: rest, moved: move.to } : rested(after, 1 - turn);
}

/** With nothing left of a roll. */
function rested(state: HostageRescueState, turn: Seat): HostageRescueState {
  return { ...state, turn, roll: 0, left: 0, moved: -1 };
}
