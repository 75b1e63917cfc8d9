/** What `<order-board>` fetches with the first record or mistake. */
import { topWaffle, type TopWaffleMove, type TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { TOP_WAFFLE_EN } from '@griddle/rules/top-waffle/messages.en.js';
import type { Whole } from '../old-core/notation.js';
import { addEnglish } from '../old-core/words.js';
import { TOP_WAFFLE_ELEMENT_EN } from './messages.en.js';
import { moveFromTouches } from './refusing.js';
import { moveWords } from './telling.js';
import { tableView } from './view.js';

/** The words of the whole game. */
export const words: Readonly<Record<string, string>> = { ...TOP_WAFFLE_EN, ...TOP_WAFFLE_ELEMENT_EN };

addEnglish(words);

/** The whole game with its words and touches. */
export const WHOLE: Whole<TopWaffleState, TopWaffleMove> = {
  rules: topWaffle,
  view: tableView(moveWords, moveFromTouches),
};
