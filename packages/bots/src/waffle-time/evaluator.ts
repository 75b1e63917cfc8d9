/** What opponents know of Waffle Time. */
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/internal/waffle-time/state.js';
import type { Evaluator } from '../evaluator.js';
import { evaluateWaffleTime } from './evaluate.js';

/** Waffle Time: worth is in points; `easy` and `medium` look hardly further than the move itself. */
export const WAFFLE_TIME: Evaluator<WaffleTimeState, WaffleTimeMove> = {
  evaluate: evaluateWaffleTime,
  margin: 1,
  scale: 6,
  skills: {
    easy: { positions: 0, slips: 60 },
    medium: { positions: 100, slips: 0 },
    hard: { positions: 500, slips: 0 },
    best: { positions: 8_000, slips: 0 },
  },
};
