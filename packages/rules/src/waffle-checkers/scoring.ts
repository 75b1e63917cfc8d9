/** The end of Waffle Checkers: a back row reached, no move, or a position for the third time (WW-71). */
import type { Outcome, Seat, SeatScore } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { winConditionScores, sideOutcome } from '../core/grid-game.js';
import { BOARD, isGoal, type WaffleCheckersState } from './state.js';

/** Undefined while the game is in progress; a position for the third time is a draw. */
export function outcome(state: WaffleCheckersState): Outcome | undefined {
  if (state.end === 'going-on') return undefined;
  return sideOutcome(winnerOf(state), state.end, 'WW-71');
}

/** -1 for a draw. */
function winnerOf({ board, turn, end }: WaffleCheckersState): Seat {
  if (end === 'repetition') return -1;
  // The side that has just moved is checked first, in case a set-up position has both there
  const mover = 1 - turn;
  if (end === 'stuck') return mover;
  return board.some((side, space) => side === mover && isGoal(space, side)) ? mover : turn;
}

/** For the winner's sheet: the pieces on the back row, or those that are stuck. */
export function score(state: WaffleCheckersState): readonly SeatScore[] {
  const winner = state.end === 'going-on' ? -1 : winnerOf(state);
  if (winner < 0) return winConditionScores(undefined);
  const places: string[] = [];
  for (let space = 0; space < state.board.length; space++) {
    const side = state.board[space] ?? -1;
    const counts = state.end === 'stuck' ? side === state.turn : side === winner && isGoal(space, winner);
    if (counts) places.push(gridName(BOARD, space));
  }
  return winConditionScores({ winner, rule: 'WW-71', code: state.end, places });
}
