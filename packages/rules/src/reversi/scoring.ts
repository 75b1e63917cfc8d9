/** Pieces are points; more pieces win (WW-76). */
import type { Outcome, SeatScore } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { SIDE_NAMES, sideOutcome } from '../core/two-sides.js';
import { boardOf } from './components.js';
import { isOver } from './moves.js';
import type { ReversiState } from './setup.js';

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

export function outcome(state: ReversiState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const [strawberries, blueberries] = score(state);
  const ahead = (strawberries?.total ?? 0) - (blueberries?.total ?? 0);
  return sideOutcome(ahead === 0 ? -1 : ahead > 0 ? 0 : 1, 'more-pieces', 'WW-76');
}
