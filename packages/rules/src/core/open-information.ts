/** Games in which nothing is hidden. */
import type { BaseState, Game } from './contract.js';

/** What follows from every seat seeing the whole state. */
type Seen = 'viewFor' | 'guess' | 'moveTextFor';

/** A game whose seats all see the whole state: views are the state itself, and moves are written alike for all. */
export function openInformation<S extends BaseState, M>(game: Omit<Game<S, M>, Seen>): Game<S, M> {
  return {
    ...game,
    viewFor: (state) => state,
    guess: (view) => view,
    moveTextFor: (state, move) => game.moveText(state, move),
  };
}
