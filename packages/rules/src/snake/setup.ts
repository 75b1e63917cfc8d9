/** The state of Snake and its start (WW-70). */
import type { BaseState, Option, Seat } from '../core/contract.js';
import { emptyGrid } from '../core/grid.js';
import { seeded } from '../core/random.js';
import { TWO_PLAYERS } from '../core/two-sides.js';
import { BOARD } from './components.js';

/** A position of Snake. */
export interface SnakeState extends BaseState {
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  /** The space of each side's last piece, -1 before its first. */
  readonly last: readonly number[];
  readonly turn: Seat;
}

/** One number of players; a game of Snake has nothing to choose. */
export const OPTIONS: readonly Option[] = [TWO_PLAYERS];

/** An empty board with Strawberries to move. The seed changes nothing but the state's generator. */
export function setup(seed: number): SnakeState {
  return { rng: seeded(seed), board: emptyGrid(BOARD), last: [-1, -1], turn: 0 };
}
