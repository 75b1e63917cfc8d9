/** What opponents know of Waffle Checkers, and what a position is worth to a side. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { BOARD } from '@griddle/rules/internal/waffle-checkers/state.js';
import type { WaffleCheckersState, WaffleCheckersMove } from '@griddle/rules/waffle-checkers/index.js';
import type { Evaluator } from '../evaluator.js';
import { OWN } from '../levels.js';

/** A piece: what a jump takes out of the game. */
const PIECE = 20;
/** Ranks gone towards the other side's back row, by a piece; near the goal each counts for more. */
const GONE = [0, 1, 3, 6, 14, 0];

/** Own pieces and how far they have come, less the opponent's. */
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
 * Waffle Checkers: levels of alpha-beta with fewer positions than usual, as these take twice as long to look at, and further
 * apart from `hard` on, since strong sides draw.
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
