/** The playing of a move of Connect-4 (WW-75). */
import { no, yes } from '../core/contract.js';
import type { Result, Violation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { landing, makesFour } from './legal.js';
import { violationOf } from './refusals.js';
import type { ConnectFourState } from './state.js';

/** Drops a piece into a column; refused once the game is over, and in a full column. */
export function play(state: ConnectFourState, column: number): Result<ConnectFourState, Violation> {
  const space = landing(state, column);
  if (state.winner >= 0 || space < 0) return no(violationOf(state, column));
  const { rng, size, turn } = state;
  const board = withAt(state.board, space, turn);
  const winner = makesFour(size, board, space) ? turn : -1;
  return yes({ rng, size, board, turn: 1 - turn, winner, open: state.open - 1 });
}
