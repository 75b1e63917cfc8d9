/** `<pengo-board>`. */
import { PENGO_BOARD_PALETTE } from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { WaddleWaddleMove } from '@griddle/rules/waddle-waddle/state.js';
import { unsafeCSS } from '@lit/reactive-element/css-tag.js';
import type { Board } from '../old-core/board.js';
import type { Hands } from '../old-core/hearing.js';
import type { DiagramView } from '../old-core/board-view.js';
import { define } from '../old-core/define.js';
import { GlanceElement } from '../old-core/glance-element.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import type { Notation, Whole } from '../old-core/notation.js';
import { pictureColours } from '../old-core/styles.js';
import { addMessages } from '../old-core/words.js';
import { TILES_ALONE, type PengoDiagram } from './glance.js';
import { PENGO_BOARD_EN } from './messages.en.js';
import { fetchOutline, fetchSteps, pengoBoardView } from './view.js';

addMessages({ ...ELEMENTS_EN, text: PENGO_BOARD_EN });

/** The sea is dark in the dark, and the frame of the focus is then light. */
const FOCUS = unsafeCSS(':host{--_focus:var(--_ink)}');

/**
 * The board of Waddle Waddle alone: a diagram, or a record to step through. Tiles slide to their places along ways that are
 * really open.
 *
 * @tagname pengo-board
 * @slot - A record, a position, or what shows where scripts are off.
 * @fires griddle-change - After the board has gone to another position.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The board and the words under it.
 * @csspart zoom - The buttons to look closer at the board.
 * @csspart status - Who is to move, or how the game ended.
 * @csspart comment - The words of a record at the move shown.
 * @csspart error - What is wrong with the input.
 * @csspart panel - Controls and move list.
 * @cssprop --griddle-board-size - The largest width of the board.
 * @cssprop --griddle-focus - The frame round the space with the focus.
 */
export class PengoBoard extends GlanceElement<PengoDiagram, WaddleWaddleMove> {
  static override styles = [...super.styles, pictureColours(PENGO_BOARD_PALETTE), FOCUS];

  protected override readonly glance = TILES_ALONE;
  #whole: Whole<PengoDiagram, WaddleWaddleMove> | undefined;

  /**
   * Only where moves are made do tiles need to know their ways.
   * @internal
   */
  override get view(): DiagramView<PengoDiagram> {
    return this.#whole?.view ?? pengoBoardView;
  }

  protected override async hands(board: Board<PengoDiagram>): Promise<Hands> {
    const [hands] = await Promise.all([super.hands(board), fetchSteps()]);
    return hands;
  }

  override highlight(places: readonly Place[]): void {
    super.highlight(places);
    if (places.length === 0 || this.#whole) return;
    const fetched = fetchOutline().then(({ markColours, wear }) => {
      wear(this, markColours);
      this.refresh();
    });
    this.waitFor(fetched);
  }

  protected override async notation(): Promise<Notation<PengoDiagram>> {
    return (await import('./notation.js')).NOTATION as unknown as Notation<PengoDiagram>;
  }

  protected override async fetchGame(): Promise<Whole<PengoDiagram, WaddleWaddleMove>> {
    const { markColours, wear, wholeGame } = await import('./whole.js');
    wear(this, markColours);
    return (this.#whole = (await wholeGame()) as unknown as Whole<PengoDiagram, WaddleWaddleMove>);
  }

  protected override async sentences(): Promise<Catalogue['text']> {
    return (await import('@griddle/rules/waddle-waddle/sentences.en.js')).WADDLE_WADDLE_SENTENCES_EN;
  }
}

define('pengo-board', PengoBoard);

declare global {
  interface HTMLElementTagNameMap {
    'pengo-board': PengoBoard;
  }
}
