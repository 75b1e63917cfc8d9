/** `<top-waffle>`. */
import { TOP_WAFFLE_PALETTE } from '@griddle/art/top-waffle/index.js';
import { TABLE, type Seat, type Violation } from '@griddle/rules/core/contract.js';
import { gameWith, type Rest } from '@griddle/rules/top-waffle/game.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { TOP_WAFFLE_NAMES_EN } from '@griddle/rules/top-waffle/names.en.js';
import { define } from '../old-core/define.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import { NO_TEXTS } from '../old-core/late-element.js';
import { SecretElement } from '../old-core/secret-element.js';
import type { Speech } from '../old-core/speech.js';
import { pictureColours } from '../old-core/styles.js';
import { addMessages } from '../old-core/words.js';
import { TOP_WAFFLE_ELEMENT_EN } from './messages.en.js';
import type * as Refusing from './refusing.js';
import { topWaffleStyles } from './styles.js';
import type * as Telling from './telling.js';
import { tableView } from './view.js';

addMessages({ ...ELEMENTS_EN, text: { ...TOP_WAFFLE_NAMES_EN, ...TOP_WAFFLE_ELEMENT_EN } });

/** What tells of moves, and what of refusals, once a page has asked for it. */
let telling: typeof Telling | undefined;
let refusing: typeof Refusing | undefined;

const RULES = gameWith({ ...NO_TEXTS, guess: (view) => view, touches: () => [] });
const VIEW = tableView(
  (state, move, say) => telling?.moveWords(state, move, say) ?? '',
  (state, places) => refusing?.moveFromTouches(state, places),
);

/**
 * Top Waffle on a page, for two to six: a diagram, a record to step through, or a game to play. Where several people play
 * at one screen it is handed over between turns, and what lies in other hands is nowhere in the page.
 *
 * @tagname top-waffle
 * @slot - A record, a position, or what shows where scripts are off.
 * @fires griddle-move - Before a move; cancelled, it is left to the page.
 * @fires griddle-change - After the board has gone to another position.
 * @fires griddle-over - After the move that ended the game.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The areas and the words under them.
 * @csspart areas - All areas: `main` (the display), `hand`, `turn`, `mine`, `reserved` and `trash` are parts, too.
 * @csspart hand-over - What stands there while the screen is handed to the next player.
 * @csspart reference - What items do and what points are, to be opened at any time.
 * @csspart choices - The buttons: ways to pay, toppings to choose, the end of a turn.
 * @csspart status - Who is to move, or how the game ended.
 * @csspart comment - The words of a record at the move shown.
 * @csspart error - What is wrong with the input.
 * @csspart panel - Controls and move list.
 * @cssprop --griddle-board-size - The largest width of all areas together.
 * @cssprop --griddle-focus - The frame round the space with the focus.
 */
export class TopWaffle extends SecretElement<TopWaffleState, TopWaffleMove> {
  static override styles = [...super.styles, pictureColours(TOP_WAFFLE_PALETTE), topWaffleStyles];

  /** @internal */
  override readonly rules = RULES;
  /** @internal */
  override readonly view = VIEW;

  protected override async texts(): Promise<Rest> {
    return (await import('@griddle/rules/top-waffle/rest.js')).REST;
  }

  /** The parts beside the board ask for all of the rules, which come once a game stands on the page. */
  protected override update(changed: Map<PropertyKey, unknown>): void {
    super.update(changed);
    if (this.isDrawn && this.settings.mode !== 'diagram') {
      const fetched = this.more();
      if (fetched) this.waitFor(fetched.then(() => this.requestUpdate()));
    }
  }

  /** The words for moves come with the voice that says them. */
  protected override async speech(): Promise<Speech> {
    [telling] = await Promise.all([import('./telling.js'), super.speech()]);
    return super.speech();
  }

  protected override async sentences(): Promise<Readonly<Record<string, string>>> {
    const [{ TOP_WAFFLE_EN }, fetched] = await Promise.all([
      import('@griddle/rules/top-waffle/messages.en.js'),
      import('./refusing.js'),
    ]);
    refusing = fetched;
    return TOP_WAFFLE_EN;
  }

  /** The reference card (TW-38), closed until somebody wants it. */
  #reference: HTMLDetailsElement | undefined;

  /** @internal */
  override drawMore(stage: HTMLElement): void {
    super.drawMore(stage);
    this.#reference ??= this.#makeReference(stage);
    const title = this.#reference.firstElementChild as HTMLElement;
    title.textContent = this.say('reference.top-waffle');
    if (this.#reference.open) void this.#readReference(this.#reference);
  }

  #makeReference(stage: HTMLElement): HTMLDetailsElement {
    const card = document.createElement('details');
    card.setAttribute('part', 'reference');
    card.append(document.createElement('summary'), document.createElement('div'));
    card.addEventListener('toggle', () => void this.#readReference(card));
    stage.lastElementChild?.before(card);
    return card;
  }

  async #readReference(card: HTMLDetailsElement): Promise<void> {
    const { referenceLines } = await import('./reference.js');
    const lines = referenceLines(this.say, this.state.rules).join('\n');
    if (card.lastElementChild?.textContent !== lines) card.lastElementChild?.replaceChildren(lines);
  }

  /** @internal */
  named(violation: Violation): Violation {
    return { ...violation, values: refusing?.namedValues(violation.values ?? {}, this.say) ?? {} };
  }

  protected override lookerOf(state: TopWaffleState): Seat {
    return this.rules.outcome(state) ? TABLE : state.turn;
  }
}

define('top-waffle', TopWaffle);

declare global {
  interface HTMLElementTagNameMap {
    'top-waffle': TopWaffle;
  }
}
