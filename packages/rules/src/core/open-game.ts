/** What games of Strawberries against Blueberries have in common when nothing is hidden. */
import { no, yes } from './contract.js';
import type { BaseState, Game } from './contract.js';
import { gridSpace } from './grid.js';
import type { GridSize } from './grid.js';
import { UNREAD } from './text.js';
import { SIDE_NAMES } from './two-sides.js';

/** What every such game answers alike, as long as nobody asks for reasons and score sheets. */
type Common = 'seats' | 'play' | 'score' | 'viewFor' | 'guess' | 'moveTextFor' | 'placeEnd' | 'terms';

/**
 * A game whose seats all see the whole state. `largest` is its largest board, `played` the state after a legal move, and
 * undefined for any other. Moves are refused with `unread`, and score sheets are empty.
 */
export function openGame<S extends BaseState, M>(
  largest: GridSize,
  played: (state: S, move: M) => S | undefined,
  own: Omit<Game<S, M>, Common>,
): Game<S, M> {
  return {
    ...own,
    seats: () => SIDE_NAMES,
    play: (state, move) => {
      const after = played(state, move);
      return after === undefined ? no({ rule: '', code: UNREAD }) : yes(after);
    },
    score: () => [],
    viewFor: (state) => state,
    guess: (view) => view,
    moveTextFor: (state, move) => own.moveText(state, move),
    placeEnd: (text, offset) => (gridSpace(largest, text, offset) < 0 ? -1 : offset + 2),
    terms: () => [],
  };
}
