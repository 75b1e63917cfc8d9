/** Whose hand the areas show. */
import type { Seat } from '@griddle/rules/core/contract.js';
import type { Player, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { playerOf } from '@griddle/rules/top-waffle/stock.js';
import { viewerOf } from '../old-core/owner.js';

/** The seat whose hand the areas show: that of the view, else the one to move. */
export function ownerOf(state: TopWaffleState): Seat {
  return viewerOf(state) ?? state.turn;
}

/** What lies before that seat. */
export function ownOf(state: TopWaffleState): Player {
  return playerOf(state, ownerOf(state));
}

/** Whether the seat to move is the one that looks, so that hints for it may be shown. */
export function isOwnTurn(state: TopWaffleState): boolean {
  return ownerOf(state) === state.turn && ownOf(state).unknown === 0;
}
