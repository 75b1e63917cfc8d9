/** Legal moves of Snake, and the playing of one (WW-70). A move is the space that gets a piece. */
import { no, yes } from '../core/contract.js';
import type { Result, Violation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { withAt } from '../core/math.js';
import { BOARD, NEXT_TO, SPACES } from './components.js';
import type { SnakeState } from './setup.js';

/** Open spaces next to one's own last piece; for the first piece every open space. */
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

/** Places a piece; refused once the game is over, on a taken space, and apart from one's own last piece. */
export function play(state: SnakeState, space: number): Result<SnakeState, Violation> {
  const { board, turn, last } = state;
  const place = gridName(BOARD, space);
  if (isStuck(state)) return no({ rule: 'WW-70', code: 'game-over', places: [] });
  if ((board[space] ?? 0) >= 0) return no({ rule: 'WW-70', code: 'occupied', places: [place] });
  const from = last[turn] ?? -1;
  if (from >= 0 && !(NEXT_TO[from] ?? []).includes(space)) {
    return no({ rule: 'WW-70', code: 'not-next-to-last', places: [place, gridName(BOARD, from)] });
  }
  return yes({ rng: state.rng, board: withAt(board, space, turn), last: withAt(last, turn, space), turn: 1 - turn });
}
