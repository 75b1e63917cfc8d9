/** How Snake ends: who cannot place loses (WW-70). */
import type { Outcome } from '../core/contract.js';
import { sideOutcome } from '../core/two-sides.js';
import { isStuck } from './moves.js';
import type { SnakeState } from './setup.js';

export function outcome(state: SnakeState): Outcome | undefined {
  return isStuck(state) ? sideOutcome(1 - state.turn, 'stuck', 'WW-70') : undefined;
}
