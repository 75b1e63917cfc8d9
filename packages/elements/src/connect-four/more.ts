/** Connect-4, when somebody asks: a touch anywhere in a column drops a piece into it. */
import { connectFour } from '@griddle/rules/connect-four/index.js';
import { CONNECT_FOUR_EN } from '@griddle/rules/connect-four/messages.en.js';
import { moreOf } from '../grid/more.js';

/** What a move reads as, and how a place touched becomes one: its column. */
export const CONNECT_FOUR_MORE = moreOf({
  rules: connectFour,
  sentences: CONNECT_FOUR_EN,
  textOf: ([place = '']) => place.charAt(0),
});
