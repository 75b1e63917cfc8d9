/** The state of Waffle Checkers and its start (WW-71). */
import type { BaseState, Option, Seat } from '../core/contract.js';
import { seeded } from '../core/random.js';
import { TWO_PLAYERS } from '../core/two-sides.js';
import { BOARD, ROWS, SPACES } from './components.js';

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

export const OPTIONS: readonly Option[] = [TWO_PLAYERS];

/** Strawberries on ranks 1 and 2, Blueberries on 5 and 6. */
export function startingBoard(): number[] {
  const board: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    const low = space < ROWS * BOARD.width;
    const high = space >= SPACES - ROWS * BOARD.width;
    board.push(low ? 0 : high ? 1 : -1);
  }
  return board;
}

export function startingRng(seed: number): readonly number[] {
  return seeded(seed);
}
