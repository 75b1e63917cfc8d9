/** What surfaces tell of a position besides its score: each quadrant with its owner and its win shapes. */
import type { Seat } from '../core/contract.js';
import { BLUEBERRIES, QUADRANT_NAMES, STRAWBERRIES, WIN_SHAPES } from './components.js';
import type { PlainState } from './state.js';

/** How many win shapes `seat` has in a quadrant (WW-12). */
function shapesIn(board: readonly number[], quadrant: number, seat: Seat): number {
  const shapes = WIN_SHAPES[quadrant] ?? [];
  return shapes.filter((shape) => shape.every((space) => board[space] === seat)).length;
}

/** A quadrant as players speak of it: its name, its owner (-1 nobody, 2 civil war) and each seat's win shapes. */
export interface Quadrant {
  readonly name: string;
  readonly owner: number;
  readonly shapes: readonly number[];
}

/** The four quadrants, a1-c3 first (WW-12 to WW-15). */
export function quadrants(state: PlainState): readonly Quadrant[] {
  return QUADRANT_NAMES.map((name, quadrant) => ({
    name,
    owner: state.owners[quadrant] ?? -1,
    shapes: [STRAWBERRIES, BLUEBERRIES].map((seat) => shapesIn(state.board, quadrant, seat)),
  }));
}
