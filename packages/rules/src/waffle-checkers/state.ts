/** What a position of Waffle Checkers holds, and what a move is (WW-71). */
import type { BaseState, Seat } from '../core/contract.js';

/** A position of Waffle Checkers. */
export interface WaffleCheckersState extends BaseState {
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  readonly turn: Seat;
  /** Positions since the last capture, as texts; the one now is the last. They come with the record only (WW-71). */
  readonly seen: readonly string[];
  /** How the game ended; `going-on` until then. */
  readonly end: 'going-on' | 'back-row' | 'stuck' | 'repetition';
}

/** A walk of one piece: a step (`a2>a3`), or a chain of jumps. */
export interface WaffleCheckersMove {
  readonly kind: 'step' | 'jump';
  readonly path: readonly number[];
}
