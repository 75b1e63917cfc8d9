/** What a position of Hostage Rescue is worth to a side, before a die that nobody knows. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { CORNERS, DIE, LINES } from '@griddle/rules/hostage-rescue/components.js';
import type { HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';

/** What a piece more than the other side has is worth, in the logarithm of the odds. */
const PIECE = 0.3;
/** The chance that a side without a way to its hostage wins a turn later after all, as seen from far. */
const SURPRISE = 0.06;
/** Worth of odds of e to 1: judgements are whole steps of a scale on which 25 is a lead that shows. */
const ODDS = 25;

/** How likely a side is to win: it rolls in turn with the other one, each until a die frees its hostage. */
export function hostageRescueWorth({ board, turn }: HostageRescueState, seat: Seat): number {
  const first = chanceToFree(board, turn);
  const second = chanceToFree(board, 1 - turn);
  // Who rolls first wins at once, or after both have failed
  const odds = first / ((1 - first) * second);
  const more = pieces(board, turn) - pieces(board, 1 - turn);
  const worth = Math.round(ODDS * (Math.log(odds) + PIECE * more));
  return seat === turn ? worth : -worth;
}

/** The share of the faces of the die that free a side's hostage at once; never none, nor all. */
function chanceToFree(board: readonly number[], side: Seat): number {
  const goal = CORNERS[1 - side] ?? 0;
  const faces: boolean[] = [];
  let found = 0;
  for (const line of LINES[goal] ?? []) {
    for (let i = 0; i < line.length; i++) {
      const piece = board[line[i] ?? 0];
      if (piece === 1 - side) break;
      if (piece !== side || faces[i] === true) continue;
      faces[i] = true;
      found++;
    }
  }
  // A six is split, and its first part may be any of the others
  const chance = (found > 0 ? found + 1 : 0) / DIE;
  return SURPRISE + (1 - 2 * SURPRISE) * chance;
}

function pieces(board: readonly number[], side: Seat): number {
  let count = 0;
  for (const piece of board) if (piece === side) count++;
  return count;
}
