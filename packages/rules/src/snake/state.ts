/** The board and the set-up of Snake, and its positions (WW-70). A move is the space that gets a piece. */
import type { BaseState, Option, Seat } from '../core/contract.js';
import { EIGHT_WAYS, emptyGrid, gridStep, type GridSize } from '../core/grid.js';
import { seeded, type Seed } from '../core/random.js';
import { twoPlayers } from '../core/grid-game.js';

/** The waffle as a grid. */
export const BOARD: GridSize = { width: 6, height: 6 };
/** Number of spaces on the waffle. */
export const SPACES = 36;

/** The spaces next to each space, in eight directions. */
export const NEXT_TO: readonly (readonly number[])[] = nextTo();

function nextTo(): number[][] {
  const table: number[][] = [];
  for (let space = 0; space < SPACES; space++) {
    const near: number[] = [];
    for (const [dx, dy] of EIGHT_WAYS) {
      const other = gridStep(BOARD, space, dx, dy);
      if (other >= 0) near.push(other);
    }
    table.push(near);
  }
  return table;
}

/** A position of Snake. */
export interface SnakeState extends BaseState {
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  /** The space of each side's last piece, -1 before its first. */
  readonly last: readonly number[];
  readonly turn: Seat;
}

/** The number of players; Snake has no other options. */
export const OPTIONS: readonly Option[] = [twoPlayers('WW-60')];

/** An empty board with Strawberries to move. The seed sets only the state's generator. */
export function setup(seed: Seed): SnakeState {
  return { rng: seeded(seed), board: emptyGrid(BOARD), last: [-1, -1], turn: 0 };
}
