/** The board and the set-up of Connect-4, and its positions (WW-75). A move is a column, from 0. */
import type { BaseState, Option, Options, Seat } from '../core/contract.js';
import { emptyGrid, type GridSize } from '../core/grid.js';
import { seeded, type Seed } from '../core/random.js';
import { twoPlayers } from '../core/grid-game.js';

/** The number of pieces in a row that wins. */
export const IN_A_ROW = 4;

/** The board sizes, the waffle's own first. */
const SIZES: readonly string[] = ['6x6', '7x6', '7x7', '8x7', '8x8'];

/** The largest board, used to read places when there is no state. */
export const LARGEST: GridSize = { width: 8, height: 8 };

/** The board for a `WIDTHxHEIGHT` text. */
function sizeOf(text: string): GridSize {
  return { width: '0123456789'.indexOf(text.charAt(0)), height: '0123456789'.indexOf(text.charAt(2)) };
}

/** A position of Connect-4. */
export interface ConnectFourState extends BaseState {
  readonly size: GridSize;
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). Pieces fall towards rank 1. */
  readonly board: readonly number[];
  readonly turn: Seat;
  /** -1 until a side has four in a row. */
  readonly winner: Seat;
  /** The number of open spaces; at 0 the board is full. */
  readonly open: number;
}

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  twoPlayers('WW-60'),
  { key: 'size', rule: 'WW-75', kind: 'choice', values: SIZES, initial: '6x6' },
];

/** The board in the options. */
export function sizeFrom(options: Options): GridSize {
  const size = options['size'];
  return sizeOf(typeof size === 'string' ? size : '6x6');
}

/** An empty board with Strawberries to move. The seed sets only the state's generator. */
export function setup(options: Options, seed: Seed): ConnectFourState {
  const size = sizeFrom(options);
  return { rng: seeded(seed), size, board: emptyGrid(size), turn: 0, winner: -1, open: size.width * size.height };
}
