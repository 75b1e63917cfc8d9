/** Maps the trays of the two sides to the hands of two or four seats (WW-60). */
import type { Seat } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { hasModes, sideOf } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';

/** Returns the seat acting when a side's piece is moved: the seat to move or, for the other side, the next one. */
export function seatOf(state: WaffleWarsState, side: Seat): Seat {
  if (!hasModes(state)) return side;
  return side === state.turn ? state.seat : mod(state.seat + 1, state.hands.length);
}

/** Returns the pieces in hand by side; both players of a team share a tray. */
export function sideHands({ hands }: WaffleWarsState): readonly number[] {
  return [0, 1].map((side) => {
    let count = 0;
    for (let seat = 0; seat < hands.length; seat++) if (sideOf(seat) === side) count += hands[seat] ?? 0;
    return count;
  });
}
