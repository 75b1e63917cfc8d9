/** What opponents know of Connect-4. */
import type { ConnectFourState } from '@griddle/rules/connect-four/index.js';
import type { Evaluator } from '../evaluator.js';
import { COLUMNS, ROWS } from './board.js';
import { ConnectFourSearch } from './search.js';
import { evaluateConnectFour } from './evaluate.js';

/** Open spaces from which `hard` sees to the end; before that it makes mistakes that `best` does not. */
const SEEN_FROM = 26;

/** Connect-4: solved on 6x6, where `best` looks it up or counts it out; judged on other boards. */
export const CONNECT_FOUR: Evaluator<ConnectFourState, number> = {
  evaluate: evaluateConnectFour,
  margin: 2,
  scale: 12,
  skills: {
    easy: { positions: 0, slips: 40 },
    medium: { positions: 4_000, slips: 5 },
    hard: { positions: 100_000, slips: 0 },
    best: { positions: 700_000, slips: 0 },
  },
  keys: {
    board: ({ board }) => board,
    others: ({ turn }) => [turn],
    turn: ({ winner, open, turn }) => (winner >= 0 || open === 0 ? -1 : turn),
  },
  solve: (state, soon) => {
    const solved = state.size.width === COLUMNS && state.size.height === ROWS && (!soon || state.open <= SEEN_FROM);
    return solved ? new ConnectFourSearch(state) : undefined;
  },
};
