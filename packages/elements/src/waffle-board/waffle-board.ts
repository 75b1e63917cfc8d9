/** `<waffle-board>`. */
import { WAFFLE_BOARD_PALETTE } from '@griddle/art/waffle-time/palette.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { text } from '../core/attributes.js';
import { define } from '../core/define.js';
import { DiagramElement } from '../core/diagram-element.js';
import { faultOf } from '../core/input.js';
import { ELEMENTS_EN } from '../core/messages.en.js';
import type { Whole } from '../core/notation.js';
import { pictureColours } from '../core/styles.js';
import { addMessages } from '../core/words.js';
import type { Finding, Wanted } from './finding.js';
import { WAFFLE_BOARD_EN } from './messages.en.js';
import { shownWaffle, waffleNotation, waffleView, type Finder, type WaffleDiagram } from './view.js';

addMessages({ ...ELEMENTS_EN, text: { ...WAFFLE_BOARD_EN } });

/** Asks for no card and no goal. */
const NOTHING = 'none';

/**
 * One waffle of Waffle Time: a picture with what is found on it, or a record of which the waffle of each turn is shown.
 *
 * @tagname waffle-board
 * @slot - A waffle (`5/5/2c2/5/5`) or a whole position, or what shows where scripts are off.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The board and the words under it.
 * @cssprop --griddle-board-size - The largest width of the board.
 */
export class WaffleBoard extends DiagramElement<WaffleDiagram, unknown> {
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

  /** @internal */
  override readonly rules = waffleNotation;
  #finder: Finder | undefined;
  /** What was last asked for that could be. */
  #find = NOTHING;
  /** @internal */
  override readonly view = waffleView(() => this.#finder);

  protected override async whole(): Promise<Whole<WaffleDiagram, unknown>> {
    const { wholeGame } = await import('./whole.js');
    return wholeGame() as unknown as Whole<WaffleDiagram, unknown>;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('find') || changed.has('points') || changed.has('options')) this.#look();
  }

  get #wanted(): Wanted {
    const { find, points, options } = this;
    return {
      find: find === undefined ? NOTHING : this.#find,
      points,
      cherryBoth: options.includes('cherry1=both'),
      crossX: options.includes('cross=x'),
    };
  }

  #look(): void {
    this.forgive(['find']);
    if (this.find === undefined && !this.points) {
      this.#finder = undefined;
      return;
    }
    const fetched = import('./finding.js').then(({ EXAMPLES, finder, unknownWord }) => {
      const { find = NOTHING } = this;
      const found = find === NOTHING ? undefined : unknownWord(find);
      if (found === undefined) this.#find = find;
      else this.report(faultOf('find', 'choice', EXAMPLES, { key: 'find', found }));
      this.#finder = finder(this.#wanted);
      this.requestUpdate();
    });
    this.waitFor(fetched);
  }

  /** The cards and goals that `find` asks for and the waffle has. */
  async found(): Promise<Finding> {
    await this.updateComplete;
    const { findingOf } = await import('./finding.js');
    return findingOf(shownWaffle(this.state), this.state, this.#wanted);
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
