/** Moves by button. Only views of games that have any load it; the buttons' own code is fetched with the first board. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type * as Choices from './choices.js';
import type { Match } from './match.js';
import type { TellingElement } from './telling-element.js';

/** Which moves are buttons under the board, and what shows them. */
export interface Buttons {
  /** Whether a place that moves touch lies on no area (`end`, `aside`). */
  readonly has: (place: Place) => boolean;
  /** Shows the buttons of now in the stage of an element. */
  readonly draw: <S extends BaseState, M>(match: Match<S, M>, element: TellingElement, stage: Element) => void;
}

/** The code of the buttons, once one game has fetched it. */
let code: typeof Choices | undefined;

/** For a view: buttons for moves that touch places which lie on no area. */
export function buttonsFor(has: Buttons['has']): Buttons {
  return {
    has,
    draw(match, element, stage) {
      if (code) return code.drawChoices(match, element, stage);
      const fetched = import('./choices.js').then((choices) => {
        code = choices;
        choices.drawChoices(match, element, stage);
      });
      element.waitFor(fetched);
    },
  };
}
