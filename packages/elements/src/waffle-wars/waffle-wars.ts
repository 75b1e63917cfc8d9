/** `<waffle-wars>`. */
import { WAFFLE_WARS_PALETTE } from '@griddle/art/waffle-wars/index.js';
import type { Game } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { duel } from '@griddle/rules/waffle-wars/duel.js';
import type { FullMove, FullState } from '@griddle/rules/waffle-wars/modes/state.js';
import { WAFFLE_WARS_NAMES_EN } from '@griddle/rules/waffle-wars/names.en.js';
import type { PropertyValues } from '@lit/reactive-element';
import type { BoardView } from '../core/board-view.js';
import { define } from '../core/define.js';
import { GameElement } from '../core/game-element.js';
import { ELEMENTS_EN } from '../core/messages.en.js';
import { pictureColours } from '../core/styles.js';
import { addMessages } from '../core/words.js';
import { WAFFLE_WARS_ELEMENT_EN } from './messages.en.js';
import type * as Modes from './modes.js';
import { late, waffleWarsView } from './view.js';

addMessages({ ...ELEMENTS_EN, text: { ...WAFFLE_WARS_NAMES_EN, ...WAFFLE_WARS_ELEMENT_EN } });

/** What is called out on moves until that has been fetched. */
const NO_TERMS: Game<FullState, FullMove>['terms'] = () => [];

// Until the full rules are here, the plain ones meet positions and moves of their own only
const PLAIN_RULES = { ...duel, terms: NO_TERMS } as unknown as Game<FullState, FullMove>;
const PLAIN_VIEW = waffleWarsView as unknown as BoardView<FullState, FullMove>;

/**
 * Waffle Wars on a page: a diagram, a record to step through, or a game to play.
 *
 * @tagname waffle-wars
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
export class WaffleWars extends GameElement<FullState, FullMove> {
  static override styles = [...super.styles, pictureColours(WAFFLE_WARS_PALETTE)];

  /**
   * Doubles have four, and their rules may still be on their way.
   * @internal
   */
  override readonly mostSeats = 4;

  /** Special modes, power-ups and doubles, once something has asked for them. */
  #modes: typeof Modes | undefined;

  /** @internal */
  override get rules(): Game<FullState, FullMove> {
    return this.#modes?.waffleWarsFull ?? PLAIN_RULES;
  }

  /** @internal */
  override get view(): BoardView<FullState, FullMove> {
    return this.#modes?.modesView ?? PLAIN_VIEW;
  }

  protected override more(): Promise<void> | undefined {
    if (this.#modes) return undefined;
    return import('./modes.js').then((modes) => {
      this.#modes = modes;
      for (const styles of modes.modesStyles) modes.wear(this, styles);
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // Read with all else, since threats are printed, too
    if (!late.threats && this.settings.show.has('threats'))
      this.readWith(import('./threats.js').then(() => this.refresh()));
    // Before the first move, where one can be made
    const hasMoves = this.settings.mode !== 'diagram' || this.replay?.session.current.parent;
    if (PLAIN_RULES.terms !== NO_TERMS || !hasMoves) return;
    const fetched = import('./terms.js').then(({ terms }) => {
      // The same object goes on, since sessions hold it
      Object.assign(PLAIN_RULES, { terms });
      // What was drawn without moves has nothing to call out, and to draw it again would take the stage's rest
      if (this.replay?.session.root.next.length) this.requestUpdate();
    });
    this.waitFor(fetched);
  }

  /** With them come the reasons for refusals: until then moves are refused without any, as what is no move is. */
  protected override async sentences(): Promise<Catalogue['text']> {
    const { parseMove, play, WAFFLE_WARS_SENTENCES_EN } = await import('./refusing.js');
    Object.assign(PLAIN_RULES, { parseMove, play });
    return WAFFLE_WARS_SENTENCES_EN;
  }
}

define('waffle-wars', WaffleWars);

declare global {
  interface HTMLElementTagNameMap {
    'waffle-wars': WaffleWars;
  }
}
