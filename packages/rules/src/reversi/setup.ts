/** The options of Reversi and its start (WW-76). */
import type { Option, Options } from '../core/contract.js';
import { emptyGrid } from '../core/grid.js';
import { seeded } from '../core/random.js';
import { twoPlayers } from '../core/two-sides.js';
import { boardOf, SIZES } from './components.js';
import type { ReversiState } from './state.js';

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  twoPlayers('WW-60'),
  { key: 'size', rule: 'WW-76', kind: 'choice', values: SIZES, initial: '6x6' },
];

/** Spaces along a side that options ask for. */
export function sizeFrom(options: Options): number {
  return options['size'] === '8x8' ? 8 : 6;
}

/** The four centre spaces crossed; Strawberries, who move first, stand on the rising diagonal's other one. */
export function setup(options: Options, seed: number): ReversiState {
  const size = sizeFrom(options);
  const half = size / 2;
  const low = (half - 1) * size + half - 1;
  const high = half * size + half - 1;
  const board = emptyGrid(boardOf(size));
  board[low] = 1;
  board[low + 1] = 0;
  board[high] = 0;
  board[high + 1] = 1;
  return { rng: seeded(seed), size, board, turn: 0 };
}
