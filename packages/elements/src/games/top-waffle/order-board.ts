/** `<order-board>`. */
import { MARK_COLOURS } from '@griddle/art/internal/palette.js';
import { DISPLAY_PALETTE } from '@griddle/art/internal/top-waffle/palette.js';
import { topWaffle as rules, type TopWaffleMove, type TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, boardRatio, GameElement, pictureColours, type GameUI } from '#core';
import { displayArea } from './display-area.js';
import { sharedUI } from './game-ui.js';

/** Returns the shortest position text: the display alone, if nothing else is set. */
function positionText(state: TopWaffleState): string {
  const text = rules.positionText(state);
  const [display = ''] = text.split(' ');
  const alone = rules.parsePosition(display, rules.optionsOf(state));
  return alone.ok && rules.positionText(alone.value) === text ? display : text;
}

const orderBoardUI: GameUI<TopWaffleState, TopWaffleMove> = {
  ...sharedUI,
  rules: { ...rules, positionText },
  usualPosition: '-.-.-/-.-.-/-.-.-',
  styles: pictureColours([...DISPLAY_PALETTE, MARK_COLOURS]),
  modes: ['diagram', 'replay'],
  areas: () => [displayArea],
};

addEnglish(orderBoardUI.messages);

/** The face-up orders, toppings and items of Top Waffle with their decks: a diagram, or a record to step through. */
@customElement('order-board')
export class OrderBoard extends GameElement<TopWaffleState, TopWaffleMove> {
  static override styles = [super.styles, boardRatio('9.26/7.14'), orderBoardUI.styles];

  constructor() {
    super(orderBoardUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-board': OrderBoard;
  }
}
