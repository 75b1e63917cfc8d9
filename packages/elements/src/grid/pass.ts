/** Passes that the rules force: a button, and words that say why. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import type { BoardView } from '../old-core/board-view.js';
import { buttonsFor } from '../old-core/buttons.js';

/** What a view has where sides may have to pass. */
export const PASS_BUTTON: Pick<BoardView<BaseState, unknown>, 'buttons' | 'buttonWords'> = {
  buttons: buttonsFor((place) => place === 'pass'),
  buttonWords: (_state, _move, say) => say('move.grid.pass-button'),
};

/** Whether the only move is to pass. */
export function mustPass<S extends BaseState, M>(rules: Game<S, M>, state: S): boolean {
  const [only, other] = rules.legalMoves(state);
  return only !== undefined && other === undefined && rules.moveText(state, only) === 'pass';
}
