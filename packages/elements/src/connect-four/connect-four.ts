/** `<connect-four>`. */
import { GRID_PALETTE } from '@griddle/art/grid/palette.js';
import type { ConnectFourState } from '@griddle/rules/connect-four/setup.js';
import { CONNECT_FOUR_NAMES_EN } from '@griddle/rules/connect-four/names.en.js';
import { define } from '../old-core/define.js';
import { pictureColours, placeOf } from '../old-core/styles.js';
import { GridElement } from '../grid/element.js';
import { addGridMessages } from '../grid/messages.en.js';
import { CONNECT_FOUR } from './view.js';

addGridMessages(CONNECT_FOUR_NAMES_EN);

/**
 * Connect-4 on a page: a diagram, a record to step through, or a game to play.
 *
 * @tagname connect-four
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
export class ConnectFour extends GridElement<ConnectFourState, number> {
  static override styles = [...super.styles, pictureColours(GRID_PALETTE), placeOf('7/7.26')];

  protected override readonly board = CONNECT_FOUR;
}

define('connect-four', ConnectFour);

declare global {
  interface HTMLElementTagNameMap {
    'connect-four': ConnectFour;
  }
}
