/** The moves of Snake: legal moves, refusals and the effect of a move (WW-70). */
import { err, ok, type Result, type RuleViolation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { withAt } from '../core/math.js';
import { BOARD, NEXT_TO, SPACES, type SnakeState } from './state.js';

/** Open spaces next to the side's own last piece; for the first piece every open space. */
export function legalMoves(state: SnakeState): readonly number[] {
  const last = state.last[state.turn] ?? -1;
  const moves: number[] = [];
  if (last < 0) {
    for (let space = 0; space < SPACES; space++) if ((state.board[space] ?? 0) < 0) moves.push(space);
    return moves;
  }
  for (const space of NEXT_TO[last] ?? []) if ((state.board[space] ?? 0) < 0) moves.push(space);
  return moves;
}

/** Whether the side to move has no space left, which loses. */
export function isStuck(state: SnakeState): boolean {
  return legalMoves(state).length === 0;
}

/** The reason why a move is illegal. */
function violationOf(state: SnakeState, space: number): RuleViolation {
  const place = gridName(BOARD, space);
  if (isStuck(state)) return { rule: 'WW-70', code: 'game-over', places: [] };
  if ((state.board[space] ?? 0) >= 0) return { rule: 'WW-70', code: 'occupied', places: [place] };
  const from = state.last[state.turn] ?? -1;
  return { rule: 'WW-70', code: 'not-next-to-last', places: [place, gridName(BOARD, from)] };
}

/** Places a piece; refused once the game is over, on a taken space, and away from the side's own last piece. */
export function play(state: SnakeState, space: number): Result<SnakeState, RuleViolation> {
  if (!legalMoves(state).includes(space)) return err(violationOf(state, space));
  const { rng, board, turn, last } = state;
  return ok({ rng, board: withAt(board, space, turn), last: withAt(last, turn, space), turn: 1 - turn });
}
