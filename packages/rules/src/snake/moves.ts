/** The playing of a move of Snake (WW-70). */
import { no, yes } from '../core/contract.js';
import type { Result, Violation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { legalMoves } from './legal.js';
import { violationOf } from './refusals.js';
import type { SnakeState } from './state.js';

/** Places a piece; refused once the game is over, on a taken space, and apart from one's own last piece. */
export function play(state: SnakeState, space: number): Result<SnakeState, Violation> {
  if (!legalMoves(state).includes(space)) return no(violationOf(state, space));
  const { rng, board, turn, last } = state;
  return yes({ rng, board: withAt(board, space, turn), last: withAt(last, turn, space), turn: 1 - turn });
}
