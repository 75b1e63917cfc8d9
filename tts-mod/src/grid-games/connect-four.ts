/** Connect-4 at the table. */
import type { ConnectFourState } from '@griddle/rules/connect-four/index.js';
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import type { TableRules } from './grid-table.js';

/** Pieces fall (WW-75). There are no passes. */
export const CONNECT_FOUR: TableRules<ConnectFourState, number> = {
  rule: 'WW-75',
  // A piece may be dropped anywhere over its column; the script lets it fall
  moveOf: (state, step) => (step.from < 0 ? mod(step.to, state.size.width) : undefined),
  offers: () => [],
  withBoard: (state, board, turn) => ({ ...state, board: fallen(state.size, board), turn }),
};

/** Returns the board with all pieces fallen (WW-75). */
function fallen({ width, height }: GridSize, board: readonly number[]): readonly number[] {
  const settled = board.map(() => -1);
  for (let column = 0; column < width; column++) {
    let rank = 0;
    for (let y = 0; y < height; y++) {
      const piece = board[y * width + column] ?? -1;
      if (piece < 0) continue;
      settled[rank * width + column] = piece;
      rank++;
    }
  }
  return settled;
}
