/** Whose things lie open before the reader. A view knows what is hidden, but not from whom. */
import type { Seat } from '@griddle/rules/core/contract.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { playerOf } from '@griddle/rules/top-waffle/stock.js';
import type { Player } from '@griddle/rules/top-waffle/index.js';

/** A seat that nobody has: who looks for it sees no hand. */
export const NOBODY: Seat = 99;

const owners = new WeakMap<TopWaffleState, Seat>();

/** Remembers for whom a view was made. */
export function viewed(state: TopWaffleState, seat: Seat): TopWaffleState {
  owners.set(state, seat);
  return state;
}

/** The seat whose hand the areas show: that of the view, else the one to move. */
export function ownerOf(state: TopWaffleState): Seat {
  return owners.get(state) ?? state.turn;
}

/** What lies before that seat. */
export function ownOf(state: TopWaffleState): Player {
  return playerOf(state, ownerOf(state));
}

/** Whether the seat to move is the one that looks, so that hints for it may be shown. */
export function isOwnTurn(state: TopWaffleState): boolean {
  return ownerOf(state) === state.turn && ownOf(state).unknown === 0;
}
