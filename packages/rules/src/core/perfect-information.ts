/** Games of perfect information. */
import type { BaseState, Game } from './contract.js';

/** The members of `Game` that are trivial when every seat sees the whole state. */
type Seen = 'viewFor' | 'determinize' | 'moveTextFor';

/** Completes a game without hidden information: every view is the whole state. */
export function perfectInformation<S extends BaseState, M>(game: Omit<Game<S, M>, Seen>): Game<S, M> {
  return {
    ...game,
    viewFor: (state) => state,
    determinize: (view) => view,
    moveTextFor: (state, move) => game.moveText(state, move),
  };
}
