/** `<connect-four>`. */
import { CONNECT_FOUR_ART } from '@griddle/art/connect-four/index.js';
import { GRID_PALETTE } from '@griddle/art/internal/grid/art.js';
import { connectFour } from '@griddle/rules/connect-four/index.js';
import CONNECT_FOUR_EN from '@griddle/rules/internal/connect-four/messages.en.json' with { type: 'json' };
import type { ConnectFourState } from '@griddle/rules/connect-four/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, boardRatio, GameElement } from '#core';
import { gridUI } from './grid/grid-ui.js';

/** The game UI of Connect-4. */
export const connectFourUI = gridUI<ConnectFourState, number>({
  rules: connectFour,
  art: CONNECT_FOUR_ART,
  palette: GRID_PALETTE,
  messages: CONNECT_FOUR_EN,
  // A touch anywhere in a column drops a piece into it
  textOf: ([place = '']) => place.charAt(0),
  // Pieces are let go above the highest rank, half a space high
  dropsFrom: (end) => [[end[0], -0.5], end],
});

addEnglish(connectFourUI.messages);

/** Connect-4: a diagram, a record to step through, or a game to play. */
@customElement('connect-four')
export class ConnectFour extends GameElement<ConnectFourState, number> {
  static override styles = [super.styles, boardRatio('7/7.26'), connectFourUI.styles];

  constructor() {
    super(connectFourUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'connect-four': ConnectFour;
  }
}
