/** `<snake-board>`. */
import { GLAZED_PALETTE } from '@griddle/art/internal/grid/art.js';
import { SNAKE_ART } from '@griddle/art/snake/index.js';
import { snake } from '@griddle/rules/snake/index.js';
import SNAKE_EN from '@griddle/rules/internal/snake/messages.en.json' with { type: 'json' };
import type { SnakeState } from '@griddle/rules/snake/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement } from '#core';
import { CONTENTS } from './grid/grid-area.js';
import { gridUI } from './grid/grid-ui.js';

/** The game UI of Snake. */
export const snakeUI = gridUI<SnakeState, number>({
  rules: snake,
  art: SNAKE_ART,
  palette: GLAZED_PALETTE,
  messages: SNAKE_EN,
  contents: [...CONTENTS, 'strawberry-head', 'blueberry-head'],
  // Heads
  special: ({ last }) => last,
  textOf: (places) => places.join(''),
  describeTask: ({ last, turn }, t) => ((last[turn] ?? -1) < 0 ? t('task.snake.first') : ''),
});

addEnglish(snakeUI.messages);

/** Snake: a diagram, a record to step through, or a game to play. */
@customElement('snake-board')
export class SnakeBoard extends GameElement<SnakeState, number> {
  static override styles = [super.styles, snakeUI.styles];

  constructor() {
    super(snakeUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snake-board': SnakeBoard;
  }
}
