/** `<waffle-checkers>`. */
import { GLAZED_PALETTE } from '@griddle/art/grid/palette.js';
import type { WaffleCheckersMove, WaffleCheckersState } from '@griddle/rules/waffle-checkers/setup.js';
import { WAFFLE_CHECKERS_NAMES_EN } from '@griddle/rules/waffle-checkers/names.en.js';
import { define } from '../old-core/define.js';
import { pictureColours } from '../old-core/styles.js';
import { GridElement } from '../grid/element.js';
import { addGridMessages } from '../grid/messages.en.js';
import { WAFFLE_CHECKERS } from './view.js';

addGridMessages(WAFFLE_CHECKERS_NAMES_EN);

/**
 * Waffle Checkers on a page: a diagram, a record to step through, or a game to play.
 *
 * @tagname waffle-checkers
 * @slot - A record, a position, or what shows where scripts are off.
 * @fires griddle-move - Before a move; cancelled, it is left to the page.
 * @fires griddle-change - After the board has gone to another position.
 * @fires griddle-over - After the move that ended the game.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The board and the words under it.
 * @csspart status - Who is to move, or how the game ended.
 * @csspart comment - The words of a record at the move shown.
 * @csspart error - What is wrong with the input.
 * @csspart panel - Controls and move list.
 * @cssprop --griddle-board-size - The largest width of the board.
 * @cssprop --griddle-focus - The frame round the space with the focus.
 */
export class WaffleCheckers extends GridElement<WaffleCheckersState, WaffleCheckersMove> {
  static override styles = [...super.styles, pictureColours(GLAZED_PALETTE)];

  protected override readonly board = WAFFLE_CHECKERS;
}

define('waffle-checkers', WaffleCheckers);

declare global {
  interface HTMLElementTagNameMap {
    'waffle-checkers': WaffleCheckers;
  }
}
