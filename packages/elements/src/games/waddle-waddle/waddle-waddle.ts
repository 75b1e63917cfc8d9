/** `<waddle-waddle>`. */
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement } from '#core';
import { waddleWaddleUI } from './game-ui.js';

addEnglish(waddleWaddleUI.messages);

/**
 * Waddle Waddle for two to four players: a diagram, a record to step through, or a game to play.
 *
 * @csspart zoom - The buttons that zoom the board.
 * @csspart choices - The buttons of moves without a place, such as the end of a turn.
 */
@customElement('waddle-waddle')
export class WaddleWaddle extends GameElement<WaddleWaddleState, WaddleWaddleMove> {
  static override styles = [super.styles, waddleWaddleUI.styles];

  constructor() {
    super(waddleWaddleUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'waddle-waddle': WaddleWaddle;
  }
}
