/** What a position of Hostage Rescue is worth to a side, before a die that nobody knows. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { CORNERS, LINES } from '@griddle/rules/hostage-rescue/components.js';
import type { HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';

const PIECE = 12;
/** A piece from which a straight way leads to the hostage: one roll frees it. */
const WAY = 20;

/** Own pieces and ways to the hostage, less the opponent's. */
export function hostageRescueWorth({ board }: HostageRescueState, seat: Seat): number {
  return standing(board, seat) - standing(board, 1 - seat);
}

function standing(board: readonly number[], side: Seat): number {
  const goal = CORNERS[1 - side] ?? 0;
  let worth = 0;
  for (const line of LINES[goal] ?? []) {
    for (const space of line) {
      if (board[space] === 1 - side) break;
      if (board[space] === side) worth += WAY;
    }
  }
  for (const piece of board) if (piece === side) worth += PIECE;
  return worth;
}
