/** `<buffet-line>`. */
import { BUFFET_LINE_PALETTE } from '@griddle/art/buffet-boss/palette.js';
import { BUFFET_BOSS_FOODS_EN } from '@griddle/rules/buffet-boss/foods.en.js';
import type { BuffetBossMove } from '@griddle/rules/buffet-boss/state.js';
import type { Place, Result } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { PropertyValues } from '@lit/reactive-element';
import type { DiagramView, Marks } from '../old-core/board-view.js';
import type { Board } from '../old-core/board.js';
import { define } from '../old-core/define.js';
import { GlanceElement } from '../old-core/glance-element.js';
import type { Hands } from '../old-core/hearing.js';
import type { Fault, Input, Start } from '../old-core/input.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import type { Notation, Whole } from '../old-core/notation.js';
import { pictureColours, placeOf } from '../old-core/styles.js';
import type { Mode } from '../old-core/table.js';
import { addMessages } from '../old-core/words.js';
import type { Choosing } from './choosing.js';
import { LINE_ALONE, type LineDiagram } from './glance.js';
import { lineArea, roomOf } from './line-area.js';
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
  static override styles = [...super.styles, pictureColours(BUFFET_LINE_PALETTE), placeOf('20/7')];

  protected override readonly glance = LINE_ALONE;
  protected override readonly modes: readonly Mode[] = ['diagram', 'replay', 'play'];

  /** Lines by the number of cards they have room for. */
  readonly #lines: DiagramView<LineDiagram>[] = [];
  /** What marks and chooses cards, once it is here. */
  #choosing: Choosing | undefined;

  /** @internal */
  override get view(): DiagramView<LineDiagram> {
    const room = roomOf(this.state);
    return (this.#lines[room] ??= {
      ...lineArea(room),
      above: (_state, marks) => this.#choosing?.above(marks) ?? [],
    });
  }

  protected override async notation(): Promise<Notation<LineDiagram>> {
    return (await import('./notation.js')).NOTATION as unknown as Notation<LineDiagram>;
  }

  protected override async fetchGame(): Promise<Whole<LineDiagram, BuffetBossMove>> {
    return (await import('./whole.js')).WHOLE;
  }

  protected override async sentences(): Promise<Catalogue['text']> {
    return (await import('@griddle/rules/buffet-boss/messages.en.js')).BUFFET_BOSS_EN;
  }

  async #fetch(): Promise<Choosing> {
    const { Choosing } = await import('./choosing.js');
    this.requestUpdate();
    return (this.#choosing ??= new Choosing(this));
  }

  protected override readonly heard = 'keydown focusin click';

  protected override async hands(board: Board<LineDiagram>): Promise<Hands> {
    return (await this.#fetch()).handsFor(board);
  }

  // No card is shown before it can be chosen
  protected override read(input: Input): Result<Start<LineDiagram>, Fault> | undefined {
    if (this.settings.mode !== 'play' || this.#choosing) return super.read(input);
    this.readAgain(input, this.#fetch());
    return undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if ((this.settings.mode === 'play' || this.lit.length > 0) && !this.#choosing) this.waitFor(this.#fetch());
  }

  protected override update(changed: PropertyValues): void {
    const keep = this.#choosing?.focusKeeper();
    super.update(changed);
    keep?.(this.areas()[0]);
  }

  /** @internal */
  override marks(): Marks {
    return { ...super.marks(), ...this.#choosing?.marks };
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
