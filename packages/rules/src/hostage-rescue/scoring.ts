/** The end of Hostage Rescue (WW-72, WW-74). */
import type { Outcome, SeatScore } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { winConditionScores, sideOutcome } from '../core/grid-game.js';
import { isOver } from './legal.js';
import { BOARD, CORNERS, type HostageRescueState } from './state.js';

/** The side that freed its hostage or carried its flag home wins; a draw when no piece can do so any more. */
export function outcome(state: HostageRescueState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  return state.rescued ? sideOutcome(state.turn, state.goal, ruleOf(state)) : sideOutcome(-1, 'no-pieces', 'WW-72');
}

function ruleOf({ goal }: HostageRescueState): string {
  return goal === 'flag' ? 'WW-74' : 'WW-72';
}

/** For the winner's sheet: the corner from which the hostage was freed, or to which the flag was carried. */
export function score(state: HostageRescueState): readonly SeatScore[] {
  const { rescued, turn, goal } = state;
  if (!rescued) return winConditionScores(undefined);
  const places = [gridName(BOARD, CORNERS[goal === 'flag' ? turn : 1 - turn] ?? 0)];
  return winConditionScores({ winner: turn, rule: ruleOf(state), code: goal, places });
}
