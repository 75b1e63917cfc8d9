/** How Waffle Checkers ends: a back row reached, no move, or a position for the third time (WW-71). */
import type { Outcome } from '../core/contract.js';
import { sideOutcome } from '../core/two-sides.js';
import { isGoal } from './components.js';
import type { WaffleCheckersState } from './setup.js';

export function outcome(state: WaffleCheckersState): Outcome | undefined {
  if (state.end === 'going-on') return undefined;
  if (state.end === 'repetition') return sideOutcome(-1, 'repetition', 'WW-71');
  if (state.end === 'stuck') return sideOutcome(1 - state.turn, 'stuck', 'WW-71');
  // The side that has just moved comes first, should a set-up position have both there
  const mover = 1 - state.turn;
  const arrived = state.board.some((side, space) => side === mover && isGoal(space, side));
  return sideOutcome(arrived ? mover : state.turn, 'back-row', 'WW-71');
}
