/** `<snake-board>`. */
import { GLAZED_PALETTE } from '@griddle/art/grid/palette.js';
import type { SnakeState } from '@griddle/rules/snake/setup.js';
import { SNAKE_NAMES_EN } from '@griddle/rules/snake/names.en.js';
import { define } from '../old-core/define.js';
import { pictureColours } from '../old-core/styles.js';
import { GridElement } from '../grid/element.js';
import { addGridMessages } from '../grid/messages.en.js';
import { SNAKE_ELEMENT_EN } from './messages.en.js';
import { SNAKE } from './view.js';

addGridMessages({ ...SNAKE_NAMES_EN, ...SNAKE_ELEMENT_EN });

/**
 * Snake on a page: a diagram, a record to step through, or a game to play.
 *
 * @tagname snake-board
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
export class SnakeBoard extends GridElement<SnakeState, number> {
  static override styles = [...super.styles, pictureColours(GLAZED_PALETTE)];

  protected override readonly board = SNAKE;
}

define('snake-board', SnakeBoard);

declare global {
  interface HTMLElementTagNameMap {
    'snake-board': SnakeBoard;
  }
}
