/** Games in which nothing is hidden. */
import type { BaseState, Game } from '../core/contract.js';

/** Whether every seat sees everything: only then all its moves are known. */
export function isOpen<S extends BaseState, M>(game: Game<S, M>, state: S): boolean {
  const text = game.positionText(state);
  return game
    .seats(game.optionsOf(state))
    .every((_name, seat) => game.positionText(game.viewFor(state, seat)) === text);
}
