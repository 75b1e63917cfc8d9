/** `<top-waffle>`. */
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { isServer, type PropertyValues } from 'lit';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement } from '#core';
import { topWaffleUI } from './game-ui.js';

addEnglish(topWaffleUI.messages);

/** Width in CSS pixels from which on cards lie beside each other, with the panel beside them. */
const WIDE = 960;

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

  /** Whether a server has drawn it: the page has been laid out with the height that it has so. */
  readonly #isServed = this.shadowRoot !== null;

  #isWide = false;

  constructor() {
    super(topWaffleUI);
  }

  /** Measured while there is nothing in it yet: what has just been drawn would have to be laid out for it first. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!isServer && !this.hasUpdated && this.mode === 'play') this.#isWide = this.offsetWidth >= WIDE;
    super.willUpdate(changed);
  }

  /** A wide table has room for the reference card from the start, but for one that a server has drawn with the card closed. */
  protected override firstUpdated(): void {
    const reference = this.renderRoot.querySelector<HTMLDetailsElement>('[part=reference]');
    if (reference && this.mode === 'play' && !this.#isServed) reference.open = this.#isWide;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'top-waffle': TopWaffle;
  }
}
