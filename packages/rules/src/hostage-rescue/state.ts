/** What a position of Hostage Rescue (WW-72, WW-73) and of Capture the Flag (WW-74) holds, and what a move is. */
import type { BaseState, Seat } from '../core/contract.js';

/** A position of Hostage Rescue. */
export interface HostageRescueState extends BaseState {
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry); hostages are pieces of the side they belong to. */
  readonly board: readonly number[];
  readonly turn: Seat;
  /** The roll of this turn, 0 before it. */
  readonly roll: number;
  /** What is left of a roll that is split, 0 when it is not. */
  readonly left: number;
  /** The space of the piece that made the first part, -1 when there is none or it is not known. */
  readonly moved: number;
  /** Whether the side to move has freed its hostage, or has carried its flag home. */
  readonly rescued: boolean;
  /** `flag`: the hostage is a flag, to be carried back to one's own corner (WW-74). */
  readonly goal: HostageRescueGoal;
  /** The space of the piece that carries each side's flag, -1 while the flag is in the other side's corner. */
  readonly carriers: readonly number[];
}

/** What wins: to reach one's hostage (WW-72), or to carry the flag home (WW-74). */
export type HostageRescueGoal = 'rescue' | 'flag';

/** A die (made by the table), a walk of one piece, or the pass that the rules force. */
export type HostageRescueMove = { readonly kind: 'roll'; readonly roll: number } | Walk | { readonly kind: 'pass' };

/** A piece goes along its row or column, from space to space. */
export interface Walk {
  readonly kind: 'walk';
  readonly from: number;
  readonly to: number;
}
