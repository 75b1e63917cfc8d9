/** How Hostage Rescue ends (WW-72, WW-74). */
import type { Outcome, SeatScore } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { winConditionScores, sideOutcome } from '../core/grid-game.js';
import { isOver } from './legal.js';
import { BOARD, CORNERS, type HostageRescueState } from './state.js';

/** The side that freed its hostage or carried its flag home wins; if no piece can any more, it is a draw. */
export function outcome(state: HostageRescueState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  return state.rescued ? sideOutcome(state.turn, state.goal, ruleOf(state)) : sideOutcome(-1, 'no-pieces', 'WW-72');
}

function ruleOf({ goal }: HostageRescueState): string {
  return goal === 'flag' ? 'WW-74' : 'WW-72';
}

/** The corner from which the hostage was freed, or to which the flag came, on the winner's sheet. */
export function score(state: HostageRescueState): readonly SeatScore[] {
  const { rescued, turn, goal } = state;
  if (!rescued) return winConditionScores(undefined);
  const places = [gridName(BOARD, CORNERS[goal === 'flag' ? turn : 1 - turn] ?? 0)];
  return winConditionScores({ winner: turn, rule: ruleOf(state), code: goal, places });
}
