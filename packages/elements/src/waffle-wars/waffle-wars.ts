/** `<waffle-wars>`. */
import { WAFFLE_WARS_PALETTE } from '@griddle/art/waffle-wars/index.js';
import { waffleWars, type FullMove, type FullState } from '@griddle/rules/waffle-wars/index.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import { define } from '../core/define.js';
import { GameElement } from '../core/game-element.js';
import { ELEMENTS_EN } from '../core/messages.en.js';
import { pictureColours } from '../core/styles.js';
import { addMessages } from '../core/words.js';
import { WAFFLE_WARS_ELEMENT_EN } from './messages.en.js';
import { modesStyles, modesView } from './modes.js';

addMessages({ ...ELEMENTS_EN, text: { ...WAFFLE_WARS_EN, ...WAFFLE_WARS_ELEMENT_EN } });

/**
 * Waffle Wars on a page: a diagram, a record to step through, or a game to play.
 *
 * @tagname waffle-wars
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
export class WaffleWars extends GameElement<FullState, FullMove> {
  static override styles = [...super.styles, pictureColours(WAFFLE_WARS_PALETTE), ...modesStyles];

  /**
   * Doubles have four.
   * @internal
   */
  override readonly mostSeats = 4;

  /** @internal */
  override readonly rules = waffleWars;

  /** @internal */
  override readonly view = modesView;
}

define('waffle-wars', WaffleWars);

declare global {
  interface HTMLElementTagNameMap {
    'waffle-wars': WaffleWars;
  }
}
