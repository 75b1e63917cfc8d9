/** The options of Snake and its start (WW-70). */
import type { Option } from '../core/contract.js';
import { emptyGrid } from '../core/grid.js';
import { seeded } from '../core/random.js';
import { twoPlayers } from '../core/two-sides.js';
import { BOARD } from './components.js';
import type { SnakeState } from './state.js';

/** One number of players; a game of Snake has nothing to choose. */
export const OPTIONS: readonly Option[] = [twoPlayers('WW-60')];

/** An empty board with Strawberries to move. The seed changes nothing but the state's generator. */
export function setup(seed: number): SnakeState {
  return { rng: seeded(seed), board: emptyGrid(BOARD), last: [-1, -1], turn: 0 };
}
