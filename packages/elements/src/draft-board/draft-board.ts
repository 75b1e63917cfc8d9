/** `<draft-board>`. */
import { DRAFT_BOARD_PALETTE } from '@griddle/art/waffle-time/palette.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { WaffleTimeMove } from '@griddle/rules/waffle-time/state.js';
import type { Board } from '../old-core/board.js';
import type { DiagramView, Ground } from '../old-core/board-view.js';
import { define } from '../old-core/define.js';
import { GlanceElement } from '../old-core/glance-element.js';
import type { Hands } from '../old-core/hearing.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import type { Notation, Whole } from '../old-core/notation.js';
import { pictureColours } from '../old-core/styles.js';
import { addMessages } from '../old-core/words.js';
import { DRAFT_PLACES, groundOf } from '../waffle-time/draft-places.js';
import type { draftStep } from '../waffle-time/draft-step.js';
import { NOTHING } from '../waffle-time/nothing.js';
import { DRAFT_ALONE, type DraftDiagram } from './glance.js';
import type * as MarkCode from './marks.js';
import { DRAFT_BOARD_EN } from './messages.en.js';

addMessages({ ...ELEMENTS_EN, text: { ...DRAFT_BOARD_EN } });

/** How marks are drawn, once one board has fetched it. */
let marking: typeof MarkCode | undefined;
/** Where keys lead, once the focus has come to a board. */
let step: typeof draftStep | undefined;

/** Views of boards that stand still, by where the turn-order tile lies. */
const views = new Map<Ground, DiagramView<DraftDiagram>>();

function viewOf(ground: Ground): DiagramView<DraftDiagram> {
  let view = views.get(ground);
  if (!view) {
    view = {
      ...DRAFT_PLACES,
      rows: () => ground.rows,
      step: (ground, from, key) => step?.(ground, from, key),
      above: (_state, marks) => [marking?.litPlaces(marks) ?? NOTHING],
      picture: async (state) => (await import('./picture.js')).draftPicture(state),
    };
    views.set(ground, view);
  }
  return view;
}

/**
 * The draft board of Waffle Time: tiles, slots, pawns, the turn-order tile with its fork, the timer. A picture of a
 * position, or a record to step through. Without either it is the board of a new game for two, with the nine tiles in the
 * order in which the rules list them and not shuffled, so that every reader sees the same. A house stands on it, as on goal
 * cards, because its tiles and the syrup of its spaces are a house set.
 *
 * @tagname draft-board
 * @slot - A position of Waffle Time or a record, or what shows where scripts are off.
 * @fires griddle-change - After the board has gone to another position.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The board and the words under it.
 * @cssprop --griddle-board-size - The largest width of the board.
 */
export class DraftBoard extends GlanceElement<DraftDiagram, WaffleTimeMove> {
  static override styles = [...super.styles, pictureColours(DRAFT_BOARD_PALETTE)];

  /** The view on which things move, once there is a record. */
  #moving: DiagramView<DraftDiagram> | undefined;

  protected override readonly glance = DRAFT_ALONE;

  /** @internal */
  override get view(): DiagramView<DraftDiagram> {
    return this.#moving ?? viewOf(groundOf(this.state));
  }

  protected override async notation(): Promise<Notation<DraftDiagram>> {
    return (await import('./notation.js')).NOTATION as unknown as Notation<DraftDiagram>;
  }

  protected override async fetchGame(): Promise<Whole<DraftDiagram, WaffleTimeMove>> {
    const [{ draftGame }] = await Promise.all([import('./whole.js'), this.#fetchMarks()]);
    const whole = draftGame as unknown as Whole<DraftDiagram, WaffleTimeMove>;
    this.#moving = whole.view;
    return whole;
  }

  async #fetchMarks(): Promise<void> {
    marking = await import('./marks.js');
    marking.wear(this, marking.markColours);
    this.requestUpdate();
  }

  protected override async hands(board: Board<DraftDiagram>): Promise<Hands> {
    const [keys, hands] = await Promise.all([import('../waffle-time/draft-step.js'), super.hands(board)]);
    step = keys.draftStep;
    return hands;
  }

  override highlight(places: readonly Place[]): void {
    super.highlight(places);
    this.waitFor(this.#fetchMarks());
  }

  protected override async sentences(): Promise<Catalogue['text']> {
    return (await import('@griddle/rules/waffle-time/sentences.en.js')).WAFFLE_TIME_SENTENCES_EN;
  }
}

define('draft-board', DraftBoard);

declare global {
  interface HTMLElementTagNameMap {
    'draft-board': DraftBoard;
  }
}
