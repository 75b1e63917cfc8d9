/** The board, positions and moves of Waffle Checkers (WW-71). */
import type { BaseState, Seat } from '../core/contract.js';
import { EIGHT_WAYS, gridStep, type GridSize } from '../core/grid.js';

/** The waffle as a grid. */
export const BOARD: GridSize = { width: 6, height: 6 };
/** Number of spaces on the waffle. */
export const SPACES = 36;
/** The number of spaces that a side fills at the start: the two rows next to it. */
export const HOME = 12;

/** The steps from each space, in the order of the directions. */
export const STEPS: readonly (readonly number[])[] = away(1);

/** The jumps from each space over the one in the middle (WW-7), in the same order. */
export const JUMPS: readonly (readonly number[])[] = away(2);

/** For each space the spaces at some distance. */
function away(spaces: number): number[][] {
  const table: number[][] = [];
  for (let from = 0; from < SPACES; from++) {
    const list: number[] = [];
    for (const [dx, dy] of EIGHT_WAYS) {
      const to = gridStep(BOARD, from, spaces * dx, spaces * dy);
      if (to >= 0) list.push(to);
    }
    table.push(list);
  }
  return table;
}

/** The space that a jump goes over. */
export function middleOf(from: number, to: number): number {
  return (from + to) / 2;
}

/** Whether a space is in the row that a side has to reach: the opponent's back row. */
export function isGoal(space: number, side: number): boolean {
  return side === 0 ? space >= SPACES - BOARD.width : space < BOARD.width;
}

/** A position of Waffle Checkers. */
export interface WaffleCheckersState extends BaseState {
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  readonly turn: Seat;
  /** Positions since the last capture, as texts; the current one is the last. Only a record has them (WW-71). */
  readonly seen: readonly string[];
  /** How the game ended; `going-on` until then. */
  readonly end: 'going-on' | 'back-row' | 'stuck' | 'repetition';
}

/** A move of one piece: a step (`a2>a3`), or a chain of jumps. */
export interface WaffleCheckersMove {
  readonly kind: 'step' | 'jump';
  readonly path: readonly number[];
}
