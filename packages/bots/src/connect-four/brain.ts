/** What opponents know of Connect-4. */
import type { ConnectFourState } from '@griddle/rules/connect-four/index.js';
import type { Brain } from '../brain.js';
import { COLUMNS, ROWS } from './board.js';
import { ConnectFourSearch } from './search.js';
import { connectFourWorth } from './worth.js';

export const CONNECT_FOUR: Brain<ConnectFourState, number> = {
  worth: connectFourWorth,
  close: 2,
  scale: 12,
  skills: {
    easy: { positions: 0, slips: 40 },
    medium: { positions: 4_000, slips: 5 },
    hard: { positions: 100_000, slips: 0 },
    best: { positions: 700_000, slips: 0 },
  },
  insight: {
    board: ({ board }) => board,
    others: ({ turn }) => [turn],
    turn: ({ winner, open, turn }) => (winner >= 0 || open === 0 ? -1 : turn),
  },
  solve: (state) =>
    state.size.width === COLUMNS && state.size.height === ROWS ? new ConnectFourSearch(state) : undefined,
};
