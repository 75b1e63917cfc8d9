/** Every bonus game in the command line: they share a board of strawberries and blueberries. */
import { gridPicture, type GridArt } from '@griddle/art/internal/grid/index.js';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { gridSpace } from '@griddle/rules/internal/core/grid.js';
import { conditionPlaces } from '@griddle/rules/internal/core/grid-game.js';
import type { AnyGameCli, GameCli } from '../game-clis.js';
import { gridDrawing } from './drawing.js';
import { gridFacts } from './facts.js';

/** A state with a board. */
interface BoardState extends BaseState {
  readonly board: readonly number[];
}

/** A game with this art. */
export function gridCli<S extends BoardState, M>(game: Game<S, M>, art: GridArt<S>): AnyGameCli {
  const cli: GameCli<S> = {
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
  return cli as GameCli<never> as AnyGameCli;
}
