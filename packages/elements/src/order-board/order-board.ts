/** `<order-board>`. */
import { display, displayBox, TOP_WAFFLE_PALETTE } from '@griddle/art/top-waffle/index.js';
import { displayOf } from '@griddle/art/top-waffle/position.js';
import { TOP_WAFFLE_CARDS_EN } from '@griddle/rules/top-waffle/cards.en.js';
import type { DisplayState, TopWaffleMove } from '@griddle/rules/top-waffle/state.js';
import type { DiagramView } from '../core/board-view.js';
import { define } from '../core/define.js';
import { GlanceElement } from '../core/glance-element.js';
import { ELEMENTS_EN } from '../core/messages.en.js';
import type { Notation, Whole } from '../core/notation.js';
import { pictureColours } from '../core/styles.js';
import { addMessages } from '../core/words.js';
import { displayArea } from '../top-waffle/display-area.js';
import { DISPLAY_ALONE } from './glance.js';
import { ORDER_BOARD_EN } from './messages.en.js';

addMessages({ ...ELEMENTS_EN, text: { ...TOP_WAFFLE_CARDS_EN, ...ORDER_BOARD_EN } });

const VIEW: DiagramView<DisplayState> = {
  ...displayArea(),
  picture: (state) => ({
    viewBox: displayBox(state.orders.length, state.items.length > 0),
    shape: display(displayOf(state)),
  }),
};

/**
 * The face-up orders, toppings and items of Top Waffle with their decks: a diagram, or a record to step through.
 *
 * @tagname order-board
 * @slot - A record, a position, or what shows where scripts are off.
 * @fires griddle-change - After the board has gone to another position.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The board and the words under it.
 * @csspart error - What is wrong with the input.
 * @csspart panel - Controls and move list of a replay.
 * @cssprop --griddle-board-size - The largest width of the board.
 * @cssprop --griddle-focus - The frame round the card with the focus.
 */
export class OrderBoard extends GlanceElement<DisplayState, TopWaffleMove> {
  static override styles = [...super.styles, pictureColours(TOP_WAFFLE_PALETTE)];

  protected override readonly glance = DISPLAY_ALONE;
  /** @internal */
  override readonly view = VIEW;

  protected override async notation(): Promise<Notation<DisplayState>> {
    return (await import('./notation.js')).NOTATION as unknown as Notation<DisplayState>;
  }

  /** The whole game comes with the first record. */
  protected override async fetchGame(): Promise<Whole<DisplayState, TopWaffleMove>> {
    const { topWaffle, topWaffleView, words } = await import('../top-waffle/whole.js');
    addMessages({ ...ELEMENTS_EN, text: words });
    return { rules: topWaffle, view: topWaffleView } as unknown as Whole<DisplayState, TopWaffleMove>;
  }

  protected override async sentences(): Promise<Readonly<Record<string, string>>> {
    return (await import('../top-waffle/whole.js')).words;
  }
}

define('order-board', OrderBoard);

declare global {
  interface HTMLElementTagNameMap {
    'order-board': OrderBoard;
  }
}
