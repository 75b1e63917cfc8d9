/** `<waddle-waddle>`. */
import { WADDLE_WADDLE_PALETTE } from '@griddle/art/waddle-waddle/index.js';
import { gameWith, type Rest } from '@griddle/rules/waddle-waddle/game.js';
import { playLegal } from '@griddle/rules/waddle-waddle/moves.js';
import { WADDLE_WADDLE_NAMES_EN } from '@griddle/rules/waddle-waddle/names.en.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/state.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { areasStyles } from '../old-core/areas.styles.js';
import type { Board } from '../old-core/board.js';
import { define } from '../old-core/define.js';
import type { Hands } from '../old-core/hearing.js';
import { LateElement, NO_TEXTS } from '../old-core/late-element.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import { pictureColours } from '../old-core/styles.js';
import type { Speech } from '../old-core/speech.js';
import { addMessages } from '../old-core/words.js';
import { PENGO_BOARD_EN } from '../pengo-board/messages.en.js';
import { fetchOutline } from '../pengo-board/view.js';
import { WADDLE_WADDLE_ELEMENT_EN } from './messages.en.js';
import { waddleWaddleStyles } from './styles.js';
import { fetchTelling, isTold, waddleWaddleView } from './view.js';

addMessages({ ...ELEMENTS_EN, text: { ...WADDLE_WADDLE_NAMES_EN, ...PENGO_BOARD_EN, ...WADDLE_WADDLE_ELEMENT_EN } });

const RULES = gameWith({ ...NO_TEXTS, play: playLegal });

/**
 * Waddle Waddle on a page, for two to four: a diagram, a record to step through, or a game to play.
 *
 * @tagname waddle-waddle
 * @slot - A record, a position, or what shows where scripts are off.
 * @fires griddle-move - Before a move; cancelled, it is left to the page.
 * @fires griddle-change - After the board has gone to another position.
 * @fires griddle-over - After the move that ended the game.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The board, the supplies, the card field, and the words under them.
 * @csspart zoom - The buttons to look closer at the board.
 * @csspart choices - The buttons of moves without a place, such as the end of a turn.
 * @csspart status - Who is to move, or how the game ended.
 * @csspart comment - The words of a record at the move shown.
 * @csspart error - What is wrong with the input.
 * @csspart panel - Controls, scores and move list.
 * @cssprop --griddle-board-size - The largest width of the board.
 * @cssprop --griddle-focus - The frame round the space with the focus.
 */
export class WaddleWaddle extends LateElement<WaddleWaddleState, WaddleWaddleMove> {
  static override styles = [...super.styles, areasStyles, pictureColours(WADDLE_WADDLE_PALETTE), waddleWaddleStyles];

  /** @internal */
  override readonly rules = RULES;
  /** @internal */
  override readonly view = waddleWaddleView;

  /** @internal */
  override readonly parts = ['griddle-controls', 'move-list', 'score-sheet'];

  /** @internal */
  override fetchParts(): Promise<unknown> {
    return Promise.all([super.fetchParts(), fetchOutline()]);
  }

  override highlight(places: readonly Place[]): void {
    super.highlight(places);
    if (places.length > 0) this.waitFor(fetchOutline().then(() => this.refresh()));
  }

  /** With them come the reasons for refusals: until then moves are refused without any. */
  protected override async texts(): Promise<Rest> {
    return (await import('@griddle/rules/waddle-waddle/rest.js')).REST;
  }

  protected override async sentences(): Promise<Catalogue['text']> {
    const [{ WADDLE_WADDLE_SENTENCES_EN }] = await Promise.all([
      import('@griddle/rules/waddle-waddle/sentences.en.js'),
      this.more(),
      fetchTelling().then((telling) => telling.fetchReasons()),
    ]);
    return WADDLE_WADDLE_SENTENCES_EN;
  }

  protected override hands(board: Board<WaddleWaddleState>): Hands | Promise<Hands> {
    const hands = super.hands(board);
    return isTold() ? hands : fetchTelling().then(() => hands);
  }

  protected override async speech(): Promise<Speech> {
    const [speech] = await Promise.all([super.speech(), fetchTelling()]);
    return speech;
  }
}

define('waddle-waddle', WaddleWaddle);

declare global {
  interface HTMLElementTagNameMap {
    'waddle-waddle': WaddleWaddle;
  }
}
