/** `<buffet-line>`. */
import { BUFFET_BOSS_PALETTE } from '@griddle/art/buffet-boss/palette.js';
import { foodName } from '@griddle/rules/buffet-boss/components.js';
import { BUFFET_BOSS_FOODS_EN } from '@griddle/rules/buffet-boss/foods.en.js';
import type { BuffetBossMove } from '@griddle/rules/buffet-boss/state.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { Marks } from '../core/board-view.js';
import type { Board } from '../core/board.js';
import { define } from '../core/define.js';
import { GlanceElement } from '../core/glance-element.js';
import type { Hands } from '../core/hearing.js';
import { ELEMENTS_EN } from '../core/messages.en.js';
import type { Notation, Whole } from '../core/notation.js';
import { gameStyles } from '../core/game.styles.js';
import { pictureColours } from '../core/styles.js';
import type { Mode } from '../core/table.js';
import { addMessages } from '../core/words.js';
import { LINE_ALONE, type LineDiagram } from './glance.js';
import { lineArea } from './line-area.js';
import { BUFFET_LINE_EN } from './messages.en.js';

addMessages({ ...ELEMENTS_EN, text: { ...BUFFET_BOSS_FOODS_EN, ...BUFFET_LINE_EN } });

/** A food chosen from the line, `griddle-pick`. */
export interface PickDetail {
  /** The food in notation, `berry-pie`: as a move it takes the food. */
  readonly food: string;
  /** Where it lies: `line:1` is the first card. */
  readonly place: Place;
}

/**
 * The buffet line of Buffet Boss: a row of food cards with stars and groups. A diagram, a record to step through, or
 * (`mode="play"`) cards to choose from.
 *
 * @tagname buffet-line
 * @slot - A record, a position, or what shows where scripts are off.
 * @fires griddle-pick - When a food is chosen by mouse, finger or keys; what then happens to it is for the page to say.
 * @fires griddle-change - After the line has gone to another position.
 * @fires griddle-error - For input that cannot be used; the line keeps its last good state.
 * @csspart stage - The cards and the words under them.
 * @csspart error - What is wrong with the input.
 * @csspart panel - Controls and move list of a replay.
 * @cssprop --griddle-board-size - The largest width of the line.
 * @cssprop --griddle-focus - The frame round the card with the focus.
 */
export class BuffetLine extends GlanceElement<LineDiagram, BuffetBossMove> {
  static override styles = [...super.styles, gameStyles, pictureColours(BUFFET_BOSS_PALETTE)];

  protected override readonly glance = LINE_ALONE;
  /** @internal */
  override readonly view = lineArea;

  protected override readonly modes: readonly Mode[] = ['diagram', 'replay', 'play'];

  /** The card that was chosen last. */
  #picked: Place = '';

  protected override async notation(): Promise<Notation<LineDiagram>> {
    return (await import('./notation.js')).NOTATION as unknown as Notation<LineDiagram>;
  }

  protected override async fetchGame(): Promise<Whole<LineDiagram, BuffetBossMove>> {
    return (await import('../buffet-plate/whole.js')).wholeOf(this.view) as unknown as Whole<
      LineDiagram,
      BuffetBossMove
    >;
  }

  protected override async sentences(): Promise<Catalogue['text']> {
    return (await import('@griddle/rules/buffet-boss/messages.en.js')).BUFFET_BOSS_EN;
  }

  protected override readonly heard = 'keydown focusin click';

  protected override async hands(board: Board<LineDiagram>): Promise<Hands> {
    return new (await import('./line-hands.js')).LineHands(board, (place) => this.#choose(place));
  }

  /** @internal */
  override marks(): Marks {
    const marks = super.marks();
    const { line } = this.state;
    if (this.settings.mode !== 'play') return marks;
    const starts = this.settings.show.has('moves') ? line.map((_food, i) => `line:${i + 1}`) : [];
    return { ...marks, starts, picked: starts.includes(this.#picked) ? [this.#picked] : [] };
  }

  #choose(place: Place): void {
    const food = this.state.line[Number(place.slice('line:'.length)) - 1];
    if (this.settings.mode !== 'play' || food === undefined) return;
    this.#picked = place;
    this.requestUpdate();
    const { say } = this;
    this.speak(() => say('line.picked', { food: foodName(food) }));
    const detail: PickDetail = { food: foodName(food), place };
    this.dispatchEvent(new CustomEvent('griddle-pick', { detail, bubbles: true, composed: true }));
  }
}

define('buffet-line', BuffetLine);

declare global {
  interface HTMLElementTagNameMap {
    'buffet-line': BuffetLine;
  }
  interface HTMLElementEventMap {
    'griddle-pick': CustomEvent<PickDetail>;
  }
}
