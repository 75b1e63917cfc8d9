/** Positions that Connect-4 cannot have (WW-75). */
import type { RuleViolation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { piecesBySide, tooManyPieces } from '../core/impossible.js';
import { makesFour } from './moves.js';
import type { ConnectFourState } from './state.js';

/** A piece with nothing under it, more than half the spaces for one side, or four in a row of both. */
export function whyImpossible({ size, board }: ConnectFourState): RuleViolation | undefined {
  const floating = board.findIndex((piece, space) => piece >= 0 && (board[space - size.width] ?? 0) < 0);
  if (floating >= 0) return { rule: 'WW-75', code: 'floating', places: [gridName(size, floating)] };
  const [one, other] = [0, 1].map((side) =>
    board.findIndex((piece, space) => piece === side && makesFour(size, board, space)),
  );
  if (one !== undefined && other !== undefined && one >= 0 && other >= 0) {
    return { rule: 'WW-75', code: 'both-won', places: [gridName(size, one), gridName(size, other)] };
  }
  return tooManyPieces('WW-75', piecesBySide(board), Math.ceil(board.length / 2));
}
