/** The options of Connect-4 and its start (WW-75). */
import type { Option, Options } from '../core/contract.js';
import { emptyGrid } from '../core/grid.js';
import type { GridSize } from '../core/grid.js';
import { seeded } from '../core/random.js';
import { twoPlayers } from '../core/two-sides.js';
import { SIZES, sizeOf } from './components.js';
import type { ConnectFourState } from './state.js';

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  twoPlayers('WW-60'),
  { key: 'size', rule: 'WW-75', kind: 'choice', values: SIZES, initial: '6x6' },
];

/** The board that options ask for. */
export function sizeFrom(options: Options): GridSize {
  const size = options['size'];
  return sizeOf(typeof size === 'string' ? size : '6x6');
}

/** An empty board with Strawberries to move. The seed changes nothing but the state's generator. */
export function setup(options: Options, seed: number): ConnectFourState {
  const size = sizeFrom(options);
  return { rng: seeded(seed), size, board: emptyGrid(size), turn: 0, winner: -1, open: size.width * size.height };
}
