/** How Hostage Rescue ends (WW-72). */
import type { Outcome, SeatScore } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { conditionSheets, sideOutcome } from '../core/two-sides.js';
import { BOARD, CORNERS } from './components.js';
import { isOver } from './moves.js';
import type { HostageRescueState } from './setup.js';

/** Who freed its hostage has won; when nobody is left to free one it is a draw. */
export function outcome(state: HostageRescueState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  return state.rescued ? sideOutcome(state.turn, 'rescue', 'WW-72') : sideOutcome(-1, 'no-pieces', 'WW-72');
}

/** The corner from which the hostage was freed, on the winner's sheet. */
export function score({ rescued, turn }: HostageRescueState): readonly SeatScore[] {
  if (!rescued) return conditionSheets(undefined);
  const places = [gridName(BOARD, CORNERS[1 - turn] ?? 0)];
  return conditionSheets({ winner: turn, rule: 'WW-72', code: 'rescue', places });
}
