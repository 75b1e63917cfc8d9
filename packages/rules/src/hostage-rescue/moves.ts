/** The playing of a move of Hostage Rescue, and the roll of the die (WW-72, WW-73). */
import { no, yes } from '../core/contract.js';
import type { Result, Seat, Violation } from '../core/contract.js';
import { below, next } from '../core/random.js';
import { DIE } from './components.js';
import { afterWalk } from './goals.js';
import { legalMoves, stepsOf } from './legal.js';
import { moveText } from './notation.js';
import { violationOf } from './refusals.js';
import type { HostageRescueMove, HostageRescueState } from './state.js';

/** Rolls, walks or passes; refused where that is no legal move. */
export function play(state: HostageRescueState, move: HostageRescueMove): Result<HostageRescueState, Violation> {
  const text = moveText(move);
  if (!legalMoves(state).some((legal) => moveText(legal) === text)) return no(violationOf(state, move));
  if (move.kind === 'roll') return yes({ ...state, roll: move.roll });
  const { turn, roll, left } = state;
  if (move.kind === 'pass') return yes(rested(state, 1 - turn));
  const after: HostageRescueState = { ...state, ...afterWalk(state, turn, move) };
  if (after.rescued) return yes(rested(after, turn));
  const rest = (left > 0 ? left : roll) - stepsOf(move);
  return yes(rest > 0 ? { ...after, left: rest, moved: move.to } : rested(after, 1 - turn));
}

/** With nothing left of a roll. */
function rested(state: HostageRescueState, turn: Seat): HostageRescueState {
  return { ...state, turn, roll: 0, left: 0, moved: -1 };
}

/** The next roll of the die, and the generator after it. */
export function fate(state: HostageRescueState): { readonly move: HostageRescueMove; readonly rng: readonly number[] } {
  const rng = next(state.rng);
  return { move: { kind: 'roll', roll: 1 + below(rng, DIE) }, rng };
}
