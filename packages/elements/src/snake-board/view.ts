/** Snake on the page. */
import { SNAKE_ART } from '@griddle/art/snake/index.js';
import { snake } from '@griddle/rules/snake/index.js';
import { CONTENTS, gridViews } from '../grid/view.js';

export const snakeView = gridViews({
  rules: snake,
  art: SNAKE_ART,
  contents: [...CONTENTS, 'strawberry-head', 'blueberry-head'],
  textOf: (_state, places) => places.join(''),
});
