/** `<top-waffle>`. */
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement } from '#core';
import { topWaffleUI } from './game-ui.js';

addEnglish(topWaffleUI.messages);

/**
 * Top Waffle on a page, for two to six: a diagram, a record to step through, or a game to play. Where several people play
 * at one screen it is handed over between turns, and what lies in other hands is nowhere in the page.
 *
 * @csspart areas - All areas: `main` (the display), `hand`, `turn`, `mine`, `reserved` and `trash` are parts, too; `empty` while nothing lies there.
 * @csspart hand-over - What stands there while the screen is handed to the next player.
 * @csspart reference - What items do and what points are, to be opened at any time.
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
