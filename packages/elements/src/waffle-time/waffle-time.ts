/** `<waffle-time>`. */
import { WAFFLE_TIME_PALETTE } from '@griddle/art/waffle-time/index.js';
import { gameWith } from '@griddle/rules/waffle-time/game.js';
import { WAFFLE_TIME_NAMES_EN } from '@griddle/rules/waffle-time/names.en.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/state.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { Texts } from '@griddle/rules/core/contract.js';
import type { PropertyValues } from '@lit/reactive-element';
import { areasStyles } from '../old-core/areas.styles.js';
import { define } from '../old-core/define.js';
import { LateElement, NO_TEXTS } from '../old-core/late-element.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import type { Speech } from '../old-core/speech.js';
import { pictureColours } from '../old-core/styles.js';
import { addMessages } from '../old-core/words.js';
import { fetchHelp, help } from './helper.js';
import { WAFFLE_TIME_ELEMENT_EN } from './messages.en.js';
import { waffleTimeStyles } from './styles.js';
import { waffleTimeView } from './view.js';

addMessages({ ...ELEMENTS_EN, text: { ...WAFFLE_TIME_NAMES_EN, ...WAFFLE_TIME_ELEMENT_EN } });

const RULES = gameWith(NO_TEXTS);

/**
 * Waffle Time on a page, for one to four: a diagram, a record to step through, or a game to play.
 *
 * @tagname waffle-time
 * @slot - A record, a position, or what shows where scripts are off.
 * @fires griddle-move - Before a move; cancelled, it is left to the page.
 * @fires griddle-change - After the board has gone to another position.
 * @fires griddle-over - After the move that ended the game.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The areas and the words under them.
 * @csspart areas - All areas: `waffle`, `supply`, `draft`, `cards` and `waffles` are parts, too.
 * @csspart status - Who is to move, or how the game ended.
 * @csspart comment - The words of a record at the move shown.
 * @csspart error - What is wrong with the input.
 * @csspart panel - Controls, move list and score sheet.
 * @cssprop --griddle-board-size - The largest width of all areas together.
 * @cssprop --griddle-focus - The frame round the space with the focus.
 */
export class WaffleTime extends LateElement<WaffleTimeState, WaffleTimeMove> {
  static override styles = [...super.styles, areasStyles, pictureColours(WAFFLE_TIME_PALETTE), waffleTimeStyles];

  /** @internal */
  override readonly rules = RULES;
  /** @internal */
  override readonly view = waffleTimeView;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!help.now && this.#needsHelp) this.waitFor(fetchHelp().then(() => this.requestUpdate()));
  }

  /** Whether there are moves to be made or looked at: a picture shows what toppings in hand and syrup can do, too. */
  get #needsHelp(): boolean {
    if (this.settings.mode !== 'diagram') return true;
    return this.isOpen && (this.state.step === 'place' || this.state.changed.length > 0);
  }

  /** @internal */
  override readonly parts = ['griddle-controls', 'move-list', 'score-sheet'];

  /** @internal */
  override fetchParts(): Promise<unknown> {
    return Promise.all([super.fetchParts(), import('./sheet.js')]);
  }

  /** The words for moves come with the voice that says them. */
  protected override async speech(): Promise<Speech> {
    await fetchHelp();
    return super.speech();
  }

  protected override async texts(): Promise<Texts<WaffleTimeState, WaffleTimeMove>> {
    return (await import('@griddle/rules/waffle-time/texts.js')).TEXTS;
  }

  protected override async sentences(): Promise<Catalogue['text']> {
    const [{ WAFFLE_TIME_SENTENCES_EN }, refusing] = await Promise.all([
      import('@griddle/rules/waffle-time/sentences.en.js'),
      import('./refusing.js'),
    ]);
    help.refusing = refusing;
    return WAFFLE_TIME_SENTENCES_EN;
  }
}

define('waffle-time', WaffleTime);

declare global {
  interface HTMLElementTagNameMap {
    'waffle-time': WaffleTime;
  }
}
