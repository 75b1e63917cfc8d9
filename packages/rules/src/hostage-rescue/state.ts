/** The board and the set-up, positions and moves of Hostage Rescue (WW-72, WW-73) and of Capture the Flag (WW-74). */
import type { BaseState, Option, Options, Seat } from '../core/contract.js';
import { emptyGrid, type GridSize } from '../core/grid.js';
import { mod } from '../core/math.js';
import { seeded, type Seed } from '../core/random.js';
import { SIDE_LETTERS, twoPlayers } from '../core/grid-game.js';

/** The waffle as a grid. */
export const BOARD: GridSize = { width: 6, height: 6 };
/** Number of spaces on the waffle. */
export const SPACES = 36;
/** Faces of the die; a six is always split (WW-73). */
export const DIE = 6;

/**
 * The start by diagonals from a1 to f6: each corner holds a hostage of the other side, in front of it three diagonals of 2, 3
 * and 4 pieces.
 */
const DIAGONALS = 'bsss---bbbs';

/** The corner of each side, in which its hostage (a piece of the other side) stands: a1 and f6. */
export const CORNERS: readonly number[] = [0, SPACES - 1];

/** The four directions along rows and columns: up, right, down, left. */
export const FOUR_WAYS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** A position of Hostage Rescue. */
export interface HostageRescueState extends BaseState {
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry); hostages are pieces of the side they belong to. */
  readonly board: readonly number[];
  readonly turn: Seat;
  /** The roll of this turn, 0 before it. */
  readonly roll: number;
  /** The rest of a split roll, 0 if the roll is not split. */
  readonly left: number;
  /** The space of the piece that made the first part, -1 if there is none or it is unknown. */
  readonly moved: number;
  /** Whether the side to move has freed its hostage, or has carried its flag home. */
  readonly rescued: boolean;
  /** `flag`: the hostage is a flag, to be carried back to one's own corner (WW-74). */
  readonly goal: HostageRescueGoal;
  /** The space of the piece that carries each side's flag, -1 while the flag is in the other side's corner. */
  readonly carriers: readonly number[];
}

/** How to win: reach the hostage (WW-72), or carry the flag home (WW-74). */
type HostageRescueGoal = 'rescue' | 'flag';

/** A roll of the die (a chance move), a walk of one piece, or a forced pass. */
export type HostageRescueMove = { readonly kind: 'roll'; readonly roll: number } | Walk | { readonly kind: 'pass' };

/** A piece moves along its row or column, from space to space. */
export interface Walk {
  readonly kind: 'walk';
  readonly from: number;
  readonly to: number;
}

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  twoPlayers('WW-60'),
  { key: 'goal', rule: 'WW-74', kind: 'choice', values: ['rescue', 'flag'], initial: 'rescue' },
];

/** The goal that the options select. */
export function goalFrom(options: Options): HostageRescueGoal {
  return options['goal'] === 'flag' ? 'flag' : 'rescue';
}

/** All pieces in their corners, before the first roll, which depends on the seed. */
export function setup(options: Options, seed: Seed): HostageRescueState {
  const board = emptyGrid(BOARD).map((_open, space) =>
    SIDE_LETTERS.indexOf(DIAGONALS.charAt(mod(space, BOARD.width) + Math.floor(space / BOARD.width))),
  );
  return start(seeded(seed), board, goalFrom(options));
}

/** A position before the roll of Strawberries. */
export function start(rng: readonly number[], board: readonly number[], goal: HostageRescueGoal): HostageRescueState {
  return { rng, board, turn: 0, roll: 0, left: 0, moved: -1, rescued: false, goal, carriers: [-1, -1] };
}
