/** What surfaces tell of a position besides its score: each quadrant with its owner and its win shapes. */
import type { Seat } from '../core/contract.js';
import { BLUEBERRIES, PLACE_VALUE, QUADRANT_NAMES, QUADRANT_SPACES, SHAPE_COUNT, STRAWBERRIES } from './components.js';
import type { WaffleWarsState } from './state.js';

/** The places of `seat` in a quadrant as one number (see `PLACE_VALUE`). */
function quadrantNumber(board: readonly number[], quadrant: number, seat: Seat): number {
  let value = 0;
  for (const space of QUADRANT_SPACES[quadrant] ?? []) {
    if (board[space] === seat) value += PLACE_VALUE[space] ?? 0;
  }
  return value;
}

/** How many win shapes `seat` has in a quadrant (WW-12). */
function shapesIn(board: readonly number[], quadrant: number, seat: Seat): number {
  return SHAPE_COUNT[quadrantNumber(board, quadrant, seat)] ?? 0;
}

/** A quadrant as players speak of it: its name, its owner (-1 nobody, 2 civil war) and each seat's win shapes. */
export interface Quadrant {
  readonly name: string;
  readonly owner: number;
  readonly shapes: readonly number[];
}

/** The four quadrants, a1-c3 first (WW-12 to WW-15). */
export function quadrants(state: WaffleWarsState): readonly Quadrant[] {
  return QUADRANT_NAMES.map((name, quadrant) => ({
    name,
    owner: state.owners[quadrant] ?? -1,
    shapes: [STRAWBERRIES, BLUEBERRIES].map((seat) => shapesIn(state.board, quadrant, seat)),
  }));
}
