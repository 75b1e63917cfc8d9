/** `<pengo-board>`. */
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement } from '#core';
import { pengoBoardUI } from './game-ui.js';

addEnglish(pengoBoardUI.messages);

/**
 * The board of Waddle Waddle alone: a diagram, or a record to step through. Tiles slide to their places along legal routes.
 *
 * @csspart zoom - The buttons that zoom the board.
 */
@customElement('pengo-board')
export class PengoBoard extends GameElement<WaddleWaddleState, WaddleWaddleMove> {
  static override styles = [super.styles, pengoBoardUI.styles];

  constructor() {
    super(pengoBoardUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pengo-board': PengoBoard;
  }
}
