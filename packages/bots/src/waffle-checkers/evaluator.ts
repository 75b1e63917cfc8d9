/** The evaluator of Waffle Checkers: the value of a position to a side. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { BOARD } from '@griddle/rules/internal/waffle-checkers/state.js';
import type { WaffleCheckersState, WaffleCheckersMove } from '@griddle/rules/waffle-checkers/index.js';
import type { Evaluator } from '../evaluator.js';
import { OWN } from '../levels.js';

/** The value of a piece, which a jump captures. */
const PIECE = 20;
/** The value of each rank that a piece has advanced; near the goal each counts for more. */
const GONE = [0, 1, 3, 6, 14, 0];

/** Own pieces and their progress, less the opponent's. */
function evaluateWaffleCheckers({ board }: WaffleCheckersState, seat: Seat): number {
  let worth = 0;
  board.forEach((side, space) => {
    if (side < 0) return;
    const rank = Math.floor(space / BOARD.width);
    const gone = side === 0 ? rank : BOARD.height - 1 - rank;
    worth += (PIECE + (GONE[gone] ?? 0)) * (side === seat ? 1 : -1);
  });
  return worth;
}

/**
 * Waffle Checkers: levels of alpha-beta with fewer positions than usual, because these take twice as long to search,
 * and further apart from `hard` on, because strong sides draw.
 */
export const WAFFLE_CHECKERS: Evaluator<WaffleCheckersState, WaffleCheckersMove> = {
  evaluate: evaluateWaffleCheckers,
  margin: 2,
  scale: 25,
  skills: {
    ...OWN,
    medium: { positions: 4_000, slips: 0 },
    hard: { positions: 15_000, slips: 0 },
    best: { positions: 300_000, slips: 0 },
  },
  keys: {
    board: ({ board }) => board,
    others: ({ turn }) => [turn],
    turn: ({ end, turn }) => (end === 'going-on' ? turn : -1),
  },
};
