/** Why a move of Connect-4 is refused (WW-75). */
import type { Violation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import type { ConnectFourState } from './state.js';

/** What is wrong with a move that is not legal. */
export function violationOf({ winner, open, size }: ConnectFourState, column: number): Violation {
  if (winner >= 0 || open === 0) return { rule: 'WW-75', code: 'game-over', places: [] };
  const top = gridName(size, (size.height - 1) * size.width + column);
  return { rule: 'WW-75', code: 'column-full', places: [top] };
}
