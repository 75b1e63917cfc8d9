/** `<order-board>`. */
import { DISPLAY_PALETTE } from '@griddle/art/top-waffle/palette.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { TOP_WAFFLE_CARDS_EN } from '@griddle/rules/top-waffle/cards.en.js';
import type { TopWaffleMove } from '@griddle/rules/top-waffle/state.js';
import type { PropertyValues } from '@lit/reactive-element';
import type { DiagramView, Ground } from '../old-core/board-view.js';
import { define } from '../old-core/define.js';
import { GlanceElement } from '../old-core/glance-element.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import type { Notation, Whole } from '../old-core/notation.js';
import { pictureColours, placeOf } from '../old-core/styles.js';
import { addMessages } from '../old-core/words.js';
import { displayArea, groundOf } from '../top-waffle/display-area.js';
import { DISPLAY_ALONE, type DisplayState } from './glance.js';
import { ORDER_BOARD_EN } from './messages.en.js';
import type * as More from './more.js';

addMessages({ ...ELEMENTS_EN, text: { ...TOP_WAFFLE_CARDS_EN, ...ORDER_BOARD_EN } });

/** What is fetched when it is asked for, the same for all displays. */
let more: typeof More | undefined;

/** Displays of one size look the same; one of another size is another board. */
const views = new Map<Ground, DiagramView<DisplayState>>();

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
  static override styles = [...super.styles, pictureColours(DISPLAY_PALETTE), placeOf('9.26/7.14')];

  protected override readonly glance = DISPLAY_ALONE;
  /** @internal */
  override get view(): DiagramView<DisplayState> {
    const { state } = this;
    const ground = groundOf(state);
    if (more && !('text' in state)) return more.viewOf(ground) as unknown as DiagramView<DisplayState>;
    let view = views.get(ground);
    if (!view) views.set(ground, (view = displayArea(ground)));
    return view;
  }

  /** The focus stays where it was on another board. */
  protected override update(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement as SVGElement | null;
    super.update(changed);
    if (focused?.isConnected !== false) return;
    const [board] = this.areas();
    for (const place of ['order:d', focused.dataset['place']]) board?.stopAt(place ?? '');
    this.focus();
  }

  protected override async notation(): Promise<Notation<DisplayState>> {
    more = await import('./more.js');
    more.wear(this, more.markColours);
    return more.NOTATION as unknown as Notation<DisplayState>;
  }

  /** Marks come with the first that is asked for. */
  override highlight(places: readonly Place[]): void {
    super.highlight(places);
    const fetched = places.length > 0 ? this.more() : undefined;
    if (fetched) this.waitFor(fetched.then(() => this.requestUpdate()));
  }

  /** The whole game comes with the first record. */
  protected override async fetchGame(): Promise<Whole<DisplayState, TopWaffleMove>> {
    return (await import('../top-waffle/whole.js')).WHOLE as unknown as Whole<DisplayState, TopWaffleMove>;
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
