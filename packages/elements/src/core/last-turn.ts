/** The turn that led to a position. */
import { TABLE, type BaseState } from '@griddle/rules/core/contract.js';
import type { Step } from '@griddle/rules/replay/index.js';

/** Returns the moves of the last seat that moved, up to its last one, in order and without chance moves; empty at the start. */
export function lastTurnOf<S extends BaseState, M>(step: Step<S, M>): readonly Step<S, M>[] {
  const turn: Step<S, M>[] = [];
  for (let at: Step<S, M> | undefined = step; at?.parent; at = at.parent) {
    if (at.seat === TABLE) continue;
    if (turn[0] && turn[0].seat !== at.seat) break;
    turn.unshift(at);
  }
  return turn;
}
