/** `<waffle-board>`. */
import { WAFFLE_BOARD_PALETTE } from '@griddle/art/waffle-time/palette.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { text } from '../old-core/attributes.js';
import { define } from '../old-core/define.js';
import { GlanceElement } from '../old-core/glance-element.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import type { Notation, Whole } from '../old-core/notation.js';
import { pictureColours } from '../old-core/styles.js';
import { addMessages } from '../old-core/words.js';
import type { Finding, Search } from './finding.js';
import { WAFFLES_ALONE } from './glance.js';
import { WAFFLE_BOARD_EN } from './messages.en.js';
import { waffleView, type MarkLayers, type WaffleDiagram } from './view.js';

addMessages({ ...ELEMENTS_EN, text: { ...WAFFLE_BOARD_EN } });

/**
 * One waffle of Waffle Time: a picture with what is found on it, or a record of which the waffle of each turn is shown.
 *
 * @tagname waffle-board
 * @slot - A waffle (`5/5/2c2/5/5`) or a whole position, or what shows where scripts are off.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The board and the words under it.
 * @cssprop --griddle-board-size - The largest width of the board.
 */
export class WaffleBoard extends GlanceElement<WaffleDiagram, unknown> {
  static override styles = [...super.styles, pictureColours(WAFFLE_BOARD_PALETTE)];
  static override properties: PropertyDeclarations = {
    find: text(undefined),
    points: { type: Boolean },
  };

  /**
   * What to find and draw: names of pattern cards and ids of goals, joined by blanks (`cherry-2 52`), or `all`; empty for
   * the cards of the position. Left out: nothing. A word that is no card or goal is told, and what was asked for before
   * stays.
   */
  find: string | undefined;

  /** Whether each space tells its points. */
  points = false;

  /** What has been fetched of what is looked for, and of what is marked. */
  #search: Search | undefined;
  #marks: MarkLayers | undefined;

  protected override readonly glance = WAFFLES_ALONE;
  /** @internal */
  override readonly view = waffleView((state) => ({ marks: this.#marks, found: this.#search?.layers(state) }));

  protected override async notation(): Promise<Notation<WaffleDiagram>> {
    return (await import('./notation.js')).NOTATION;
  }

  protected override async fetchGame(): Promise<Whole<WaffleDiagram, unknown>> {
    const [{ wholeGame }] = await Promise.all([import('./whole.js'), this.#fetchMarks()]);
    return wholeGame() as unknown as Whole<WaffleDiagram, unknown>;
  }

  async #fetchMarks(): Promise<void> {
    const { MARKS, markColours, wear } = await import('./marks.js');
    this.#marks = MARKS;
    wear(this, markColours);
    this.requestUpdate();
  }

  override highlight(places: readonly Place[]): void {
    super.highlight(places);
    this.waitFor(this.#fetchMarks());
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const asked = this.find !== undefined || this.points || this.#search;
    if (asked && ['find', 'points', 'options'].some((name) => changed.has(name))) this.waitFor(this.#look());
  }

  async #look(): Promise<Search> {
    const { Search } = await import('./finding.js');
    await this.#fetchMarks();
    const search = (this.#search ??= new Search(this));
    search.look();
    return search;
  }

  /** The cards and goals that `find` asks for and the waffle has. */
  async found(): Promise<Finding> {
    await this.updateComplete;
    return (this.#search ?? (await this.#look())).found();
  }

  /** @internal */
  protected override async sentences(): Promise<Catalogue['text']> {
    return (await import('@griddle/rules/waffle-time/messages.en.js')).WAFFLE_TIME_EN;
  }
}

define('waffle-board', WaffleBoard);

declare global {
  interface HTMLElementTagNameMap {
    'waffle-board': WaffleBoard;
  }
}
