/** What a position of Connect-4 holds (WW-75). A move is a column, from 0. */
import type { BaseState, Seat } from '../core/contract.js';
import type { GridSize } from '../core/grid.js';

/** A position of Connect-4. */
export interface ConnectFourState extends BaseState {
  readonly size: GridSize;
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). Pieces fall towards rank 1. */
  readonly board: readonly number[];
  readonly turn: Seat;
  /** -1 while nobody has four in a row. */
  readonly winner: Seat;
  /** Open spaces left; at 0 the board is full. */
  readonly open: number;
}
