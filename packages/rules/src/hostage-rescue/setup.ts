/** The state of Hostage Rescue (WW-72, WW-73) and Capture the Flag (WW-74), and their start. */
import type { BaseState, Option, Options, Seat } from '../core/contract.js';
import { emptyGrid } from '../core/grid.js';
import { mod } from '../core/math.js';
import { SIDE_LETTERS, TWO_PLAYERS } from '../core/two-sides.js';
import { BOARD, DIAGONALS } from './components.js';

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
export type HostageRescueMove =
  | { readonly kind: 'roll'; readonly roll: number }
  | { readonly kind: 'walk'; readonly from: number; readonly to: number }
  | { readonly kind: 'pass' };

/** A position before the roll of Strawberries. */
export function start(rng: readonly number[], board: readonly number[], goal: HostageRescueGoal): HostageRescueState {
  return { rng, board, turn: 0, roll: 0, left: 0, moved: -1, rescued: false, goal, carriers: [-1, -1] };
}

/** The board on which games begin. */
export function startBoard(): readonly number[] {
  return emptyGrid(BOARD).map((_open, space) =>
    SIDE_LETTERS.indexOf(DIAGONALS.charAt(mod(space, BOARD.width) + Math.floor(space / BOARD.width))),
  );
}

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  TWO_PLAYERS,
  { key: 'goal', rule: 'WW-74', kind: 'choice', values: ['rescue', 'flag'], initial: 'rescue' },
];

/** What options say is to be done with the hostage. */
export function goalFrom(options: Options): HostageRescueGoal {
  return options['goal'] === 'flag' ? 'flag' : 'rescue';
}
