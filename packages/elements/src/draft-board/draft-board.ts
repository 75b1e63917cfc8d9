/** `<draft-board>`. */
import { WAFFLE_TIME_PALETTE } from '@griddle/art/waffle-time/palette.js';
import { waffleTime, type WaffleTimeMove, type WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { WAFFLE_TIME_NAMES_EN } from '@griddle/rules/waffle-time/names.en.js';
import { define } from '../core/define.js';
import { DiagramElement } from '../core/diagram-element.js';
import { ELEMENTS_EN } from '../core/messages.en.js';
import type { Whole } from '../core/notation.js';
import { pictureColours } from '../core/styles.js';
import { addMessages } from '../core/words.js';
import { draftArea, draftPicture } from '../waffle-time/draft-area.js';
import { WAFFLE_TIME_ELEMENT_EN } from '../waffle-time/messages.en.js';
import { waffleTimeView } from '../waffle-time/view.js';

addMessages({ ...ELEMENTS_EN, text: { ...WAFFLE_TIME_NAMES_EN, ...WAFFLE_TIME_ELEMENT_EN } });

const VIEW = { ...waffleTimeView, ...draftArea, picture: draftPicture, beside: () => [] };

/**
 * The draft board of Waffle Time: tiles, slots, pawns, the turn-order tile with its fork, the timer. A picture of a
 * position, or a record to step through.
 *
 * @tagname draft-board
 * @slot - A position of Waffle Time or a record, or what shows where scripts are off.
 * @fires griddle-change - After the board has gone to another position.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The board and the words under it.
 * @cssprop --griddle-board-size - The largest width of the board.
 */
export class DraftBoard extends DiagramElement<WaffleTimeState, WaffleTimeMove> {
  static override styles = [...super.styles, pictureColours(WAFFLE_TIME_PALETTE)];

  /** @internal */
  override readonly rules = waffleTime;
  /** @internal */
  override readonly view = VIEW;

  protected override whole(): Whole<WaffleTimeState, WaffleTimeMove> {
    return { rules: waffleTime, view: VIEW };
  }

  protected override async sentences(): Promise<Catalogue['text']> {
    return (await import('@griddle/rules/waffle-time/sentences.en.js')).WAFFLE_TIME_SENTENCES_EN;
  }
}

define('draft-board', DraftBoard);

declare global {
  interface HTMLElementTagNameMap {
    'draft-board': DraftBoard;
  }
}
