/** Reversi, when somebody asks. */
import { reversi } from '@griddle/rules/reversi/index.js';
import { REVERSI_EN } from '@griddle/rules/reversi/messages.en.js';
import { moreOf } from '../grid/more.js';

/** Rules with points and errors; a move is one space. */
export const REVERSI_MORE = moreOf({
  rules: reversi,
  sentences: REVERSI_EN,
  textOf: (places) => places.join(''),
});
