/** What a position of Snake holds (WW-70). A move is the space that gets a piece. */
import type { BaseState, Seat } from '../core/contract.js';

/** A position of Snake. */
export interface SnakeState extends BaseState {
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  /** The space of each side's last piece, -1 before its first. */
  readonly last: readonly number[];
  readonly turn: Seat;
}
