/** The command line's side of every bonus game: they share a board of strawberries and blueberries. */
import { slabPicture } from '@griddle/art/slab.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { GridSize } from '@griddle/rules/core/grid.js';
import { gridSpace } from '@griddle/rules/core/grid.js';
import type { Side } from '../sides.js';
import { gridDrawing } from './drawing.js';
import { gridFacts } from './facts.js';

/** A state with a board. */
interface BoardState extends BaseState {
  readonly board: readonly number[];
}

/** `sizeOf` tells the board of a state. */
export function gridSide<S extends BoardState>(sizeOf: (state: S) => GridSize): Side<S> {
  return {
    facts: (state) => gridFacts(sizeOf(state), state.board),
    drawing: (state) => gridDrawing(sizeOf(state), state.board),
    picture: (state, last, flipped) => {
      const size = sizeOf(state);
      const marked = last.map((place) => gridSpace(size, place)).filter((space) => space >= 0);
      return slabPicture(size, state.board, { last: marked, flipped });
    },
  };
}
