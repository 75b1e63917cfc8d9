/** What a walk comes to: a hostage is freed (WW-72), or a flag is carried until it is lost or home (WW-74). */
import type { Seat } from '../core/contract.js';
import { CORNERS, type HostageRescueState, type Walk } from './state.js';

/** Where the pieces stand, which carry flags, and whether the side that has walked has won. */
export type Standing = Pick<HostageRescueState, 'board' | 'carriers' | 'rescued' | 'goal'>;

/** The corner in which a side's own piece is held. */
function prisonOf(side: Seat): number {
  return CORNERS[1 - side] ?? 0;
}

/** The space of a side's hostage, which does not move; -1 when it is carried. */
export function heldAt({ carriers }: Standing, side: Seat): number {
  return (carriers[side] ?? -1) < 0 ? prisonOf(side) : -1;
}

/** What a legal walk of a side leads to. What stood where it ends is gone. */
export function afterWalk(standing: Standing, side: Seat, walk: Walk): Standing {
  const { goal, carriers } = standing;
  const board = standing.board.slice();
  board[walk.to] = board[walk.from] ?? -1;
  board[walk.from] = -1;
  return goal === 'flag'
    ? flagsCarried(board, carriers, side, walk)
    : { board, carriers, rescued: walk.to === prisonOf(side), goal };
}

/** Who lands on the own flag carries it; who lands on the carrier of the other one sends it back (WW-74). */
function flagsCarried(board: number[], carriers: readonly number[], side: Seat, walk: Walk): Standing {
  const other = 1 - side;
  const carried = carriers.slice();
  if (carriers[side] === walk.from || (carriers[side] === -1 && walk.to === prisonOf(side))) carried[side] = walk.to;
  // Nobody but who carries the flag lands there
  const rescued = walk.to === CORNERS[side];
  if (carriers[other] === walk.to) {
    carried[other] = -1;
    // Where the carrier of the other flag stood in the corner, who comes home stands now, and the game is over
    if (!rescued) board[prisonOf(other)] = other;
  }
  return { board, carriers: carried, rescued, goal: 'flag' };
}
