/** Snake on the page. */
import { SNAKE_ART } from '@griddle/art/snake/index.js';
import { bareSnake } from '@griddle/rules/snake/bare.js';
import type { SnakeState } from '@griddle/rules/snake/setup.js';
import { CONTENTS, type GridGame } from '../grid/view.js';

/** What a diagram needs; the rest is fetched. */
export const SNAKE: GridGame<SnakeState, number> = {
  rules: { ...bareSnake },
  art: SNAKE_ART,
  fetch: async () => (await import('./more.js')).SNAKE_MORE,
  contents: [...CONTENTS, 'strawberry-head', 'blueberry-head'],
};
