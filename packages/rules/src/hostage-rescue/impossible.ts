/** Positions that Hostage Rescue cannot have (WW-72, WW-74). */
import type { RuleViolation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { piecesBySide, tooManyPieces } from '../core/impossible.js';
import { heldAt } from './legal.js';
import { BOARD, setup, type HostageRescueState } from './state.js';

/** A corner without the hostage or flag that is in it, or more pieces than a side starts with, its hostage included. */
export function whyImpossible(state: HostageRescueState): RuleViolation | undefined {
  const { board, rescued, turn } = state;
  for (let side = 0; side < 2; side++) {
    const held = heldAt(state, side);
    // Who has landed on the other's last carrier in its own corner stands where the flag would be
    const isMissing = held >= 0 && board[held] !== side && !(rescued && turn !== side);
    if (isMissing) return { rule: 'WW-72', code: 'no-hostage', places: [gridName(BOARD, held)] };
  }
  const start = piecesBySide(setup({}, 0).board);
  return tooManyPieces('WW-72', piecesBySide(board), start[0] ?? 0);
}
