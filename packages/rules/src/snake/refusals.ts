/** Why a move of Snake is refused (WW-70). */
import type { Violation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { BOARD } from './components.js';
import { isStuck } from './legal.js';
import type { SnakeState } from './state.js';

/** What is wrong with a move that is not legal. */
export function violationOf(state: SnakeState, space: number): Violation {
  const place = gridName(BOARD, space);
  if (isStuck(state)) return { rule: 'WW-70', code: 'game-over', places: [] };
  if ((state.board[space] ?? 0) >= 0) return { rule: 'WW-70', code: 'occupied', places: [place] };
  const from = state.last[state.turn] ?? -1;
  return { rule: 'WW-70', code: 'not-next-to-last', places: [place, gridName(BOARD, from)] };
}
