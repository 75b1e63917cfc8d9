/** What opponents know of Top Waffle. */
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/internal/top-waffle/state.js';
import type { Evaluator } from '../evaluator.js';
import { sensibleMoves } from './sensible.js';
import { evaluateTopWaffle } from './evaluate.js';

/** Top Waffle: worth is in points, those of orders that are nearly paid included. */
export const TOP_WAFFLE: Evaluator<TopWaffleState, TopWaffleMove> = {
  evaluate: evaluateTopWaffle,
  margin: 0.3,
  scale: 8,
  prunedMoves: sensibleMoves,
  skills: {
    easy: { positions: 0, slips: 60 },
    medium: { positions: 0, slips: 15 },
    hard: { positions: 300, slips: 0 },
    best: { positions: 6_000, slips: 0 },
  },
};
