/** `<reversi-board>`. */
import { GRID_PALETTE } from '@griddle/art/grid/palette.js';
import { REVERSI_ART } from '@griddle/art/reversi/index.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { REVERSI_EN } from '@griddle/rules/reversi/messages.en.js';
import type { ReversiState } from '@griddle/rules/reversi/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement } from '#core';
import { gridUI, mustPass } from './grid/grid-ui.js';

/** The page's side of the game. */
export const reversiUI = gridUI<ReversiState, number>({
  rules: reversi,
  art: REVERSI_ART,
  palette: GRID_PALETTE,
  messages: {
    ...REVERSI_EN,
    'phase.reversi.pass': 'No move turns anything over.',
  },
  hasPoints: true,
  textOf: (places) => places.join(''),
  phase: (state) => (mustPass(reversi, state) ? 'pass' : ''),
});

addEnglish(reversiUI.messages);

/** Reversi on a page: a diagram, a record to step through, or a game to play. */
@customElement('reversi-board')
export class ReversiBoard extends GameElement<ReversiState, number> {
  static override styles = [super.styles, reversiUI.styles];

  constructor() {
    super(reversiUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'reversi-board': ReversiBoard;
  }
}
