/** What a position of Waffle Checkers is worth to a side. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { BOARD } from '@griddle/rules/internal/waffle-checkers/state.js';
import type { WaffleCheckersState } from '@griddle/rules/waffle-checkers/index.js';

/** A piece: what a jump takes out of the game. */
const PIECE = 20;
/** Ranks gone towards the other side's back row, by a piece; near the goal each counts for more. */
const GONE = [0, 1, 3, 6, 14, 0];

/** Own pieces and how far they have come, less the opponent's. */
export function evaluateWaffleCheckers({ board }: WaffleCheckersState, seat: Seat): number {
  let worth = 0;
  board.forEach((side, space) => {
    if (side < 0) return;
    const rank = Math.floor(space / BOARD.width);
    const gone = side === 0 ? rank : BOARD.height - 1 - rank;
    worth += (PIECE + (GONE[gone] ?? 0)) * (side === seat ? 1 : -1);
  });
  return worth;
}
