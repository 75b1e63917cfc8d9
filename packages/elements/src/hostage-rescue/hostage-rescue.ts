/** `<hostage-rescue>`. */
import { GLAZED_PALETTE } from '@griddle/art/grid/palette.js';
import type { HostageRescueMove, HostageRescueState } from '@griddle/rules/hostage-rescue/setup.js';
import { HOSTAGE_RESCUE_NAMES_EN } from '@griddle/rules/hostage-rescue/names.en.js';
import { define } from '../core/define.js';
import { pictureColours, placeOf } from '../core/styles.js';
import { GridElement } from '../grid/element.js';
import { addGridMessages } from '../grid/messages.en.js';
import { HOSTAGE_RESCUE_ELEMENT_EN } from './messages.en.js';
import { HOSTAGE_RESCUE } from './view.js';

addGridMessages({ ...HOSTAGE_RESCUE_NAMES_EN, ...HOSTAGE_RESCUE_ELEMENT_EN });

/**
 * Hostage Rescue on a page: a diagram, a record to step through, or a game to play.
 *
 * @tagname hostage-rescue
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
export class HostageRescue extends GridElement<HostageRescueState, HostageRescueMove> {
  static override styles = [...super.styles, pictureColours(GLAZED_PALETTE), placeOf('7/8.1')];

  protected override readonly board = HOSTAGE_RESCUE;

  /**
   * Bots think by the whole rules, too.
   * @internal
   */
  async complete(): Promise<void> {
    await this.more();
  }

  /** Methods may be given moves as text. */
  protected override opened(): Promise<unknown> | undefined {
    return super.opened() ?? this.more();
  }
}

define('hostage-rescue', HostageRescue);

declare global {
  interface HTMLElementTagNameMap {
    'hostage-rescue': HostageRescue;
  }
}
