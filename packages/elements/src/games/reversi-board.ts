/** `<reversi-board>`. */
import { GRID_PALETTE } from '@griddle/art/internal/grid/art.js';
import { REVERSI_ART } from '@griddle/art/reversi/index.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import REVERSI_EN from '@griddle/rules/internal/reversi/messages.en.json' with { type: 'json' };
import type { ReversiState } from '@griddle/rules/reversi/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement } from '#core';
import { describePlaces, gridUI, mustPass } from './grid/grid-ui.js';

/** Returns how many of the opponent's pieces a move turns over. */
function turnedOver(state: ReversiState, move: number): number {
  const played = reversi.play(state, move);
  if (!played.ok) return 0;
  const { board } = played.value;
  let count = 0;
  for (const [space, owner] of state.board.entries()) if (owner >= 0 && owner !== board[space]) count++;
  return count;
}

/** The game UI of Reversi. */
export const reversiUI = gridUI<ReversiState, number>({
  rules: reversi,
  art: REVERSI_ART,
  palette: GRID_PALETTE,
  messages: REVERSI_EN,
  hasPoints: true,
  textOf: (places) => places.join(''),
  describeMove: (state, move, t) => {
    const words = describePlaces(state.turn, reversi.placesOfMove(state, move), t);
    const count = turnedOver(state, move);
    return count === 0 ? words : t('move.reversi.turns', { words, count });
  },
  phase: (state) => (mustPass(reversi, state) ? 'pass' : ''),
});

addEnglish(reversiUI.messages);

/** Reversi: a diagram, a record to step through, or a game to play. */
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
