/** Snake on the page. */
import { SNAKE_ART } from '@griddle/art/snake/index.js';
import { snake } from '@griddle/rules/snake/index.js';
import { gridViews } from '../grid/view.js';

export const snakeView = gridViews({
  rules: snake,
  art: SNAKE_ART,
  textOf: (_state, places) => places.join(''),
});
