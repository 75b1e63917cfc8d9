/** Why a move of Reversi is refused (WW-76). */
import type { Violation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { boardOf } from './components.js';
import { isOver } from './legal.js';
import { PASS } from './state.js';
import type { ReversiState } from './state.js';

/** What is wrong with a move that is not legal. */
export function violationOf(state: ReversiState, space: number): Violation {
  if (space === PASS) return { rule: 'WW-76', code: isOver(state) ? 'game-over' : 'no-pass', places: [] };
  const code = (state.board[space] ?? 0) >= 0 ? 'occupied' : 'flips-nothing';
  return { rule: 'WW-76', code, places: [gridName(boardOf(state.size), space)] };
}
