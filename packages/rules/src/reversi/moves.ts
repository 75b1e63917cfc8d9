/** The playing of a move of Reversi (WW-76). */
import { no, yes } from '../core/contract.js';
import type { Result, Violation } from '../core/contract.js';
import { raysOf } from './components.js';
import { flipsAlong, mustPass } from './legal.js';
import { violationOf } from './refusals.js';
import { PASS } from './state.js';
import type { ReversiState } from './state.js';

/**
 * Places a piece and turns over what it encloses, or passes; refused on a taken space, where nothing turns over, and
 * for a pass with a move left.
 */
export function play(state: ReversiState, space: number): Result<ReversiState, Violation> {
  const { rng, size, turn } = state;
  if (space === PASS) return mustPass(state) ? yes({ ...state, turn: 1 - turn }) : no(violationOf(state, space));
  if ((state.board[space] ?? 0) >= 0) return no(violationOf(state, space));
  const board = state.board.slice();
  let flipped = 0;
  for (const line of raysOf(size)[space] ?? []) {
    const count = flipsAlong(state.board, line, turn);
    for (let i = 0; i < count; i++) board[line[i] ?? 0] = turn;
    flipped += count;
  }
  if (flipped === 0) return no(violationOf(state, space));
  board[space] = turn;
  return yes({ rng, size, board, turn: 1 - turn });
}
