/** Seats of Waffle Wars, two or four. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { hasModes, waffleWars, type FullState } from '@griddle/rules/waffle-wars/index.js';

/** The names of the seats of a position. */
export function seatNames(state: FullState): readonly string[] {
  return waffleWars.seats(waffleWars.optionsOf(state));
}

/** The name of a seat; left out, that of the one to move. */
export function seatName(state: FullState, seat: Seat = hasModes(state) ? state.seat : state.turn): string {
  return seatNames(state)[seat] ?? '';
}
