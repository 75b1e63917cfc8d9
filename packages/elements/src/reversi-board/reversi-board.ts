/** `<reversi-board>`. */
import { GRID_PALETTE } from '@griddle/art/grid/palette.js';
import type { ReversiState } from '@griddle/rules/reversi/setup.js';
import { REVERSI_NAMES_EN } from '@griddle/rules/reversi/names.en.js';
import { define } from '../old-core/define.js';
import { pictureColours } from '../old-core/styles.js';
import { GridElement } from '../grid/element.js';
import { addGridMessages } from '../grid/messages.en.js';
import { REVERSI_ELEMENT_EN } from './messages.en.js';
import { REVERSI } from './view.js';

addGridMessages({ ...REVERSI_NAMES_EN, ...REVERSI_ELEMENT_EN });

/**
 * Reversi on a page: a diagram, a record to step through, or a game to play.
 *
 * @tagname reversi-board
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
export class ReversiBoard extends GridElement<ReversiState, number> {
  static override styles = [...super.styles, pictureColours(GRID_PALETTE)];

  protected override readonly board = REVERSI;
}

define('reversi-board', ReversiBoard);

declare global {
  interface HTMLElementTagNameMap {
    'reversi-board': ReversiBoard;
  }
}
