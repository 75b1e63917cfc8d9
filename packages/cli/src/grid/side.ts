/** The command line's side of every bonus game: they share a board of strawberries and blueberries. */
import { gridPicture, type GridArt } from '@griddle/art/grid/index.js';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { gridSpace } from '@griddle/rules/core/grid.js';
import { conditionPlaces } from '@griddle/rules/core/two-sides.js';
import type { AnySide, Side } from '../sides.js';
import { gridDrawing } from './drawing.js';
import { gridFacts } from './facts.js';

/** A state with a board. */
interface BoardState extends BaseState {
  readonly board: readonly number[];
}

/** The side of a game with this art. */
export function gridSide<S extends BoardState, M>(game: Game<S, M>, art: GridArt<S>): AnySide {
  const side: Side<S> = {
    facts: (state) => gridFacts(art.size(state), state.board),
    drawing: (state) => gridDrawing(art.size(state), state.board),
    picture: (state, last, flipped) => {
      const size = art.size(state);
      const spacesOf = (places: readonly string[]): number[] =>
        places.map((place) => gridSpace(size, place)).filter((space) => space >= 0);
      return gridPicture(art, state, {
        last: spacesOf(last),
        winning: spacesOf(conditionPlaces(game.score(state))),
        flipped,
      });
    },
  };
  return side as Side<never> as AnySide;
}
