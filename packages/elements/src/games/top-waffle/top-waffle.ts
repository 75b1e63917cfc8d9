/** `<top-waffle>`. */
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement } from '#core';
import { topWaffleUI } from './game-ui.js';

addEnglish(topWaffleUI.messages);

/**
 * Top Waffle for two to six players: a diagram, a record to step through, or a game to play. When several people share a
 * screen, it is handed over between turns, and other players' hands are not in the DOM.
 *
 * @csspart areas - Container of the areas: `main` (display), `hand`, `turn`, `mine`, `reserved`, `trash`; `empty` if without cards.
 * @csspart hand-over - The notice while the screen is handed to the next player.
 * @csspart reference - The reference card with items and scoring, which can be opened at any time.
 * @csspart choices - The buttons: ways to pay, toppings to choose, the end of a turn.
 */
@customElement('top-waffle')
export class TopWaffle extends GameElement<TopWaffleState, TopWaffleMove> {
  static override styles = [super.styles, topWaffleUI.styles];

  constructor() {
    super(topWaffleUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'top-waffle': TopWaffle;
  }
}
