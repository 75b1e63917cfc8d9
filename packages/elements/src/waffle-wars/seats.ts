/** Seats of Waffle Wars, two or four. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { hasModes, waffleWarsFull, type FullState } from '@griddle/rules/waffle-wars/modes/index.js';

/** The names of the seats of a position. */
export function seatNames(state: FullState): readonly string[] {
  return waffleWarsFull.seats(waffleWarsFull.optionsOf(state));
}

/** The name of a seat; left out, that of the one to move. */
export function seatName(state: FullState, seat: Seat = hasModes(state) ? state.seat : state.turn): string {
  return seatNames(state)[seat] ?? '';
}
