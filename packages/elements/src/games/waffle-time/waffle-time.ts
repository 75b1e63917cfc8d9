/** `<waffle-time>`. */
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement } from '#core';
import { waffleTimeUI } from './game-ui.js';

addEnglish(waffleTimeUI.messages);

/**
 * Waffle Time for one to four players: a diagram, a record to step through, or a game to play.
 *
 * @csspart areas - Container of the area parts: `waffle`, `supply`, `draft`, `cards` and `waffles`.
 */
@customElement('waffle-time')
export class WaffleTime extends GameElement<WaffleTimeState, WaffleTimeMove> {
  static override styles = [super.styles, waffleTimeUI.styles];

  constructor() {
    super(waffleTimeUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'waffle-time': WaffleTime;
  }
}
