/** Snake, when somebody asks. */
import { snake } from '@griddle/rules/snake/index.js';
import { SNAKE_EN } from '@griddle/rules/snake/messages.en.js';
import { moreOf } from '../grid/more.js';

/** Rules with errors, and moves as spaces. */
export const SNAKE_MORE = moreOf({
  rules: snake,
  sentences: SNAKE_EN,
  textOf: (places) => places.join(''),
});
