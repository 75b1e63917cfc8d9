/** Legal moves of Snake, and the playing of one (WW-70). A move is the space that gets a piece. */
import { withAt } from '../core/math.js';
import { NEXT_TO, SPACES } from './components.js';
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
/** The state after a legal move; undefined for any other, and `violationOf` says what is wrong with it. */
export function played(state: SnakeState, space: number): SnakeState | undefined {
  if (!legalMoves(state).includes(space)) return undefined;
  const { rng, board, turn, last } = state;
  return { rng, board: withAt(board, space, turn), last: withAt(last, turn, space), turn: 1 - turn };
}
