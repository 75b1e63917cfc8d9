/** Legal moves of Snake (WW-70). */
import { NEXT_TO, SPACES } from './components.js';
import type { SnakeState } from './state.js';

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
