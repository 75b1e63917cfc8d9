/** Snake at the table. */
import type { SnakeState } from '@griddle/rules/snake/index.js';
import type { TableRules } from './grid-table.js';

/** The last pieces of both sides follow from what was moved (WW-70). There are no passes. */
export const SNAKE: TableRules<SnakeState, number> = {
  rule: 'WW-70',
  moveOf: (_state, step) => (step.from < 0 ? step.to : undefined),
  offers: () => [],
  withBoard: (state, board, turn, act) => {
    const last = state.last.map((space, seat) => {
      if (act.kind === 'move' && act.seat === seat) return act.move;
      return space >= 0 && board[space] === seat ? space : -1;
    });
    return { ...state, board, turn, last: last.map((space, seat) => (board[space] === seat ? space : -1)) };
  },
};
