/** How Hostage Rescue ends (WW-72). */
import type { Outcome } from '../core/contract.js';
import { sideOutcome } from '../core/two-sides.js';
import { isOver } from './moves.js';
import type { HostageRescueState } from './setup.js';

/** Who freed its hostage has won; when nobody is left to free one it is a draw. */
export function outcome(state: HostageRescueState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  return state.rescued ? sideOutcome(state.turn, 'rescue', 'WW-72') : sideOutcome(-1, 'no-pieces', 'WW-72');
}
