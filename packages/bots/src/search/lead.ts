/** Games in which everybody collects: what a seat has less what the best of the others has. */
import type { BaseState, Seat } from '@griddle/rules/core/contract.js';

/**
 * A judge of positions by `prospects`: what each seat has and may hope for. They are worked out once for all seats of a
 * position.
 */
export function byLead<S extends BaseState>(
  prospects: (state: S) => readonly number[],
): (state: S, seat: Seat) => number {
  let last: S | undefined;
  let known: readonly number[] = [];
  return (state, seat) => {
    if (state !== last) [last, known] = [state, prospects(state)];
    return leadOf(known, seat);
  };
}

/** Returns a seat's lead over the best other seat; alone, its own value. */
export function leadOf(prospects: readonly number[], seat: Seat): number {
  let others: number | undefined;
  for (let other = 0; other < prospects.length; other++) {
    if (other !== seat) others = Math.max(others ?? -Infinity, prospects[other] ?? 0);
  }
  return (prospects[seat] ?? 0) - (others ?? 0);
}
