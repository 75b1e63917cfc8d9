/** What opponents know of Waddle Waddle. */
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/internal/waddle-waddle/state.js';
import type { Evaluator } from '../evaluator.js';
import { TurnSearch } from './search.js';
import { evaluateWaddleWaddle } from './evaluate.js';

/** Waddle Waddle: turns of several decisions are put together whole and answered. */
export const WADDLE_WADDLE: Evaluator<WaddleWaddleState, WaddleWaddleMove> = {
  evaluate: evaluateWaddleWaddle,
  margin: 1,
  scale: 8,
  search: (state, seat) => new TurnSearch(state, seat),
  skills: {
    easy: { positions: 0, slips: 50 },
    medium: { positions: 0, slips: 10 },
    hard: { positions: 1_250, slips: 0 },
    best: { positions: 60_000, slips: 0 },
  },
};
