/** Positions that Waffle Checkers cannot have (WW-71). */
import type { RuleViolation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { piecesBySide, tooManyPieces } from '../core/impossible.js';
import { BOARD, HOME, isGoal, type WaffleCheckersState } from './state.js';

/** Both sides in the opponent's back row, or more pieces than the twelve of a side. */
export function whyImpossible({ board }: WaffleCheckersState): RuleViolation | undefined {
  const [one, other] = [0, 1].map((side) => board.findIndex((piece, space) => piece === side && isGoal(space, side)));
  if (one !== undefined && other !== undefined && one >= 0 && other >= 0) {
    return { rule: 'WW-71', code: 'both-won', places: [gridName(BOARD, one), gridName(BOARD, other)] };
  }
  return tooManyPieces('WW-71', piecesBySide(board), HOME);
}
