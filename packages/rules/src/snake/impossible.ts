/** Positions that Snake cannot have (WW-70). */
import type { RuleViolation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { piecesBySide, spaceApart, tooManyPieces } from '../core/impossible.js';
import { BOARD, NEXT_TO, SPACES, type SnakeState } from './state.js';

/** A piece that touches no other of its side, directly or by a chain, or more than half the spaces for one side. */
export function whyImpossible({ board }: SnakeState): RuleViolation | undefined {
  for (let side = 0; side < 2; side++) {
    const own: number[] = [];
    for (let space = 0; space < SPACES; space++) if (board[space] === side) own.push(space);
    const apart = spaceApart(own, own[0] ?? 0, (space) => NEXT_TO[space] ?? []);
    if (apart >= 0) return { rule: 'WW-70', code: 'piece-apart', places: [gridName(BOARD, apart)] };
  }
  return tooManyPieces('WW-70', piecesBySide(board), SPACES / 2);
}
