/** What opponents know of Reversi. */
import { reversi, type ReversiState } from '@griddle/rules/reversi/index.js';
import type { Evaluator } from '../evaluator.js';
import { ReversiSearch, SOLVED_FROM } from './search.js';
import { evaluateReversi } from './evaluate.js';

/** Reversi: judged by places and mobility, solved exactly once few spaces are open. */
export const REVERSI: Evaluator<ReversiState, number> = {
  evaluate: evaluateReversi,
  margin: 3,
  scale: 20,
  keys: {
    board: ({ board }) => board,
    others: ({ turn }) => [turn],
    turn: (state) => reversi.toMove(state)[0] ?? -1,
  },
  solve: (state, soon) => {
    const open = state.board.filter((side) => side < 0).length;
    return open <= SOLVED_FROM && !soon ? new ReversiSearch(state) : undefined;
  },
};
