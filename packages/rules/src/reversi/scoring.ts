/** Pieces are points; more pieces win (WW-76). */
import type { Outcome, Seat, SeatScore } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { SIDE_NAMES, sideOutcome } from '../core/grid-game.js';
import { isOver } from './moves.js';
import { boardOf, type ReversiState } from './state.js';

/** A point for each piece, with the spaces of the pieces (WW-76). */
export function score(state: ReversiState): readonly SeatScore[] {
  return SIDE_NAMES.map((_name, seat) => {
    const places: string[] = [];
    for (let space = 0; space < state.board.length; space++) {
      if (state.board[space] === seat) places.push(gridName(boardOf(state.size), space));
    }
    const lines = places.length > 0 ? [{ rule: 'WW-76', code: 'pieces', points: places.length, places }] : [];
    return { seat, total: places.length, lines, ties: [] };
  });
}

/** The number of a side's pieces. */
function countOf({ board }: ReversiState, side: Seat): number {
  return board.filter((piece) => piece === side).length;
}

/** Undefined while a side can move; an equal number is a draw. */
export function outcome(state: ReversiState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const ahead = countOf(state, 0) - countOf(state, 1);
  return sideOutcome(ahead === 0 ? -1 : ahead > 0 ? 0 : 1, 'more-pieces', 'WW-76');
}
