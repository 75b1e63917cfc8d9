/** The end of Snake: the side that cannot place a piece loses (WW-70). */
import type { Outcome, SeatScore } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { winConditionScores, sideOutcome } from '../core/grid-game.js';
import { isStuck } from './moves.js';
import { BOARD, type SnakeState } from './state.js';

/** Undefined while the side to move has a space. */
export function outcome(state: SnakeState): Outcome | undefined {
  return isStuck(state) ? sideOutcome(1 - state.turn, 'stuck', 'WW-70') : undefined;
}

/** For the winner's sheet: the stuck head. */
export function score(state: SnakeState): readonly SeatScore[] {
  if (!isStuck(state)) return winConditionScores(undefined);
  const head = state.last[state.turn] ?? -1;
  const places = head < 0 ? [] : [gridName(BOARD, head)];
  return winConditionScores({ winner: 1 - state.turn, rule: 'WW-70', code: 'stuck', places });
}
