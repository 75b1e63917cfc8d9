/** The board and the set-up, positions and moves of Reversi (WW-76). */
import type { BaseState, Option, Options, Seat } from '../core/contract.js';
import { EIGHT_WAYS, emptyGrid, gridStep, type GridSize } from '../core/grid.js';
import { seeded, type Seed } from '../core/random.js';
import { twoPlayers } from '../core/grid-game.js';

/** The board sizes, the waffle's own first. */
const SIZES: readonly string[] = ['6x6', '8x8'];

const SMALL: GridSize = { width: 6, height: 6 };
/** The larger of the two. */
export const LARGE: GridSize = { width: 8, height: 8 };

/** The spaces from a space along each of eight directions, nearest first, without directions off the board. */
type Rays = readonly (readonly (readonly number[])[])[];

/** The rays of each board by size, computed on demand: they are slow to compute, and few players use both boards. */
const known: Record<number, Rays> = {};

function raysOn(size: GridSize): number[][][] {
  const table: number[][][] = [];
  for (let space = 0; space < size.width * size.height; space++) {
    const lines: number[][] = [];
    for (const [dx, dy] of EIGHT_WAYS) {
      const line: number[] = [];
      for (let at = gridStep(size, space, dx, dy); at >= 0; at = gridStep(size, at, dx, dy)) line.push(at);
      if (line.length > 1) lines.push(line);
    }
    table.push(lines);
  }
  return table;
}

/** The grid with `size` spaces along a side, 6 or 8. */
export function boardOf(size: number): GridSize {
  return size === LARGE.width ? LARGE : SMALL;
}

/** By space, the lines along which pieces may flip on a board of this size. */
export function raysOf(size: number): Rays {
  const rays = known[size] ?? raysOn(boardOf(size));
  known[size] = rays;
  return rays;
}

/** A position of Reversi. */
export interface ReversiState extends BaseState {
  /** Spaces along a side, 6 or 8. */
  readonly size: number;
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  readonly turn: Seat;
}

/** The move of a side that must pass because it cannot flip anything; any other move is a space. */
export const PASS = -1;

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  twoPlayers('WW-60'),
  { key: 'size', rule: 'WW-76', kind: 'choice', values: SIZES, initial: '6x6' },
];

/** The number of spaces along a side in the options. */
export function sizeFrom(options: Options): number {
  return options['size'] === '8x8' ? 8 : 6;
}

/**
 * The four centre spaces are taken: by Blueberries on the rising diagonal, by Strawberries, who move first, on the
 * falling one.
 */
export function setup(options: Options, seed: Seed): ReversiState {
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
