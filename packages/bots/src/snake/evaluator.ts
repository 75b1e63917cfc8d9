/** What opponents know of Snake. */
import { snake, type SnakeState } from '@griddle/rules/snake/index.js';
import type { Evaluator } from '../evaluator.js';
import { reflection, ReflectionSearch } from './search.js';
import { evaluateSnake } from './evaluate.js';

/** Snake: worth is room to grow into, less the other side's. */
export const SNAKE: Evaluator<SnakeState, number> = {
  evaluate: evaluateSnake,
  margin: 2,
  scale: 8,
  skills: {
    easy: { positions: 0, slips: 5 },
    medium: { positions: 250, slips: 4 },
    hard: { positions: 2_500, slips: 4 },
    best: { positions: 700_000, slips: 0 },
  },
  keys: {
    board: ({ board }) => board,
    others: ({ turn, last: [one = -1, two = -1] }) => [turn, one + 1, two + 1],
    turn: (state) => snake.toMove(state)[0] ?? -1,
  },
  solve: (state, soon) => {
    const answer = soon ? -1 : reflection(state);
    return answer < 0 ? undefined : new ReflectionSearch(state, answer);
  },
};
