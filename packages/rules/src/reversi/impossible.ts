/** Positions that Reversi cannot have (WW-76). */
import type { RuleViolation } from '../core/contract.js';
import { EIGHT_WAYS, gridName, gridStep } from '../core/grid.js';
import { spaceApart } from '../core/impossible.js';
import { boardOf, type ReversiState } from './state.js';

/** A piece that no chain of neighbours joins to the others: each is placed next to one that it turns over. */
export function whyImpossible({ size, board }: ReversiState): RuleViolation | undefined {
  const grid = boardOf(size);
  const taken: number[] = [];
  for (let space = 0; space < board.length; space++) if ((board[space] ?? -1) >= 0) taken.push(space);
  const apart = spaceApart(taken, taken[0] ?? 0, (space) =>
    EIGHT_WAYS.map(([dx, dy]) => gridStep(grid, space, dx, dy)),
  );
  return apart < 0 ? undefined : { rule: 'WW-76', code: 'piece-apart', places: [gridName(grid, apart)] };
}
