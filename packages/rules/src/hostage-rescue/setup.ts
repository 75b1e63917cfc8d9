/** The options of Hostage Rescue (WW-72, WW-73) and Capture the Flag (WW-74), and their start. */
import type { Option, Options } from '../core/contract.js';
import { emptyGrid } from '../core/grid.js';
import { mod } from '../core/math.js';
import { seeded } from '../core/random.js';
import { SIDE_LETTERS, twoPlayers } from '../core/two-sides.js';
import { BOARD, DIAGONALS } from './components.js';
import type { HostageRescueGoal, HostageRescueState } from './state.js';

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  twoPlayers('WW-60'),
  { key: 'goal', rule: 'WW-74', kind: 'choice', values: ['rescue', 'flag'], initial: 'rescue' },
];

/** What options say is to be done with the hostage. */
export function goalFrom(options: Options): HostageRescueGoal {
  return options['goal'] === 'flag' ? 'flag' : 'rescue';
}

/** All pieces in their corners, before the first roll, which comes from the seed. */
export function setup(options: Options, seed: number): HostageRescueState {
  const board = emptyGrid(BOARD).map((_open, space) =>
    SIDE_LETTERS.indexOf(DIAGONALS.charAt(mod(space, BOARD.width) + Math.floor(space / BOARD.width))),
  );
  return start(seeded(seed), board, goalFrom(options));
}

/** A position before the roll of Strawberries. */
export function start(rng: readonly number[], board: readonly number[], goal: HostageRescueGoal): HostageRescueState {
  return { rng, board, turn: 0, roll: 0, left: 0, moved: -1, rescued: false, goal, carriers: [-1, -1] };
}
