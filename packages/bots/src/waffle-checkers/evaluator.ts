/** What opponents know of Waffle Checkers. */
import type { WaffleCheckersState } from '@griddle/rules/waffle-checkers/index.js';
import type { WaffleCheckersMove } from '@griddle/rules/waffle-checkers/index.js';
import type { Evaluator } from '../evaluator.js';
import { OWN } from '../levels.js';
import { evaluateWaffleCheckers } from './evaluate.js';

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
