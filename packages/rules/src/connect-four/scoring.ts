/** The end of Connect-4 (WW-75). The game has no points, so four in a row is a line of 0 points. */
import type { Outcome, SeatScore } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { SIDE_NAMES, sideOutcome } from '../core/grid-game.js';
import { makesFour } from './moves.js';
import type { ConnectFourState } from './state.js';

/** Undefined while the game is in progress; a full board is a draw. */
export function outcome(state: ConnectFourState): Outcome | undefined {
  if (state.winner >= 0) return sideOutcome(state.winner, 'four-in-a-row', 'WW-75');
  return state.open === 0 ? sideOutcome(-1, 'full-board', 'WW-75') : undefined;
}

/** Each side's pieces in a four in a row. */
export function score(state: ConnectFourState): readonly SeatScore[] {
  return SIDE_NAMES.map((_name, seat) => {
    const places: string[] = [];
    for (let space = 0; space < state.board.length; space++) {
      if (state.board[space] === seat && makesFour(state.size, state.board, space))
        places.push(gridName(state.size, space));
    }
    const lines = places.length > 0 ? [{ rule: 'WW-75', code: 'four-in-a-row', points: 0, places }] : [];
    return { seat, total: 0, lines, ties: [] };
  });
}
