/** The evaluator of Connect-4: its search, and the value of a position to a side. */
import type { ConnectFourState } from '@griddle/rules/connect-four/index.js';
import type { Seat } from '@griddle/rules/core/contract.js';
import { IN_A_ROW } from '@griddle/rules/internal/connect-four/state.js';
import type { Evaluator } from '../evaluator.js';
import { COLUMNS, ROWS } from './board.js';
import { ConnectFourSearch } from './search.js';

/** Values of a line of four with pieces of one side only, by their number. */
const IN_LINE = [0, 1, 4, 16, 0];
const WAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** Lines that may still become four of the side's own, less the opponent's. */
function evaluateConnectFour({ size: { width, height }, board }: ConnectFourState, seat: Seat): number {
  let worth = 0;
  for (let space = 0; space < board.length; space++) {
    const x = space % width;
    const y = Math.floor(space / width);
    for (const [dx, dy] of WAYS) {
      const [endX, endY] = [x + (IN_A_ROW - 1) * dx, y + (IN_A_ROW - 1) * dy];
      if (endX >= width || endY >= height || endY < 0) continue;
      worth += lineWorth(board, space, dy * width + dx, seat);
    }
  }
  return worth;
}

/** A line of four from a space, by the distance between its spaces. */
function lineWorth(board: readonly number[], start: number, step: number, seat: Seat): number {
  let own = 0;
  let theirs = 0;
  for (let i = 0; i < IN_A_ROW; i++) {
    const piece = board[start + i * step];
    if (piece === seat) own++;
    else if (piece === 1 - seat) theirs++;
  }
  if (theirs === 0) return IN_LINE[own] ?? 0;
  return own === 0 ? -(IN_LINE[theirs] ?? 0) : 0;
}

/**
 * The number of open spaces from which `hard` searches to the end; before that it makes mistakes that `best` does not.
 */
const SEEN_FROM = 26;

/** Connect-4: solved on 6x6, where `best` uses the book or the solver; evaluated on other boards. */
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
