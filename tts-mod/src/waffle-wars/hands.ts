/** Whose hands the trays of the two sides stand for, of two seats or of four (WW-60). */
import type { Seat } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { hasModes, sideOf } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';

/** The seat that acts when a piece of a side is moved: the one to move, or of the other side the one after it. */
export function seatOf(state: WaffleWarsState, side: Seat): Seat {
  if (!hasModes(state)) return side;
  return side === state.turn ? state.seat : mod(state.seat + 1, state.hands.length);
}

/** Pieces in the hands of a side; both players of a team lay theirs on one tray. */
export function sideHands({ hands }: WaffleWarsState): readonly number[] {
  return [0, 1].map((side) => {
    let count = 0;
    for (let seat = 0; seat < hands.length; seat++) if (sideOf(seat) === side) count += hands[seat] ?? 0;
    return count;
  });
}
