/** What a position of Reversi holds, and what a move is (WW-76). */
import type { BaseState, Seat } from '../core/contract.js';

/** A position of Reversi. */
export interface ReversiState extends BaseState {
  /** Spaces along a side, 6 or 8. */
  readonly size: number;
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  readonly turn: Seat;
}

/** The move of a side that must pass since nothing it could do would flip anything; any other move is a space. */
export const PASS = -1;
