/** Whose things lie open before the reader. A view knows what is hidden, but not from whom. */
import type { BaseState, Seat } from '@griddle/rules/core/contract.js';

/** A seat that nobody has: who looks for it sees nothing that is hidden from anybody. */
export const NOBODY: Seat = 99;

const owners = new WeakMap<BaseState, Seat>();

/** Remembers for whom a view was made. */
export function viewed<S extends BaseState>(state: S, seat: Seat): S {
  owners.set(state, seat);
  return state;
}

/** The seat for which a view was made; undefined for a state that is no view. */
export function viewerOf(state: BaseState): Seat | undefined {
  return owners.get(state);
}
