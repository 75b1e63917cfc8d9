/** The whole game, for a record of which the draft board is shown. */
import { waffleTime, type WaffleTimeMove, type WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { WAFFLE_TIME_NAMES_EN } from '@griddle/rules/waffle-time/names.en.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import type { Whole } from '../old-core/notation.js';
import { addMessages } from '../old-core/words.js';
import { draftArea } from '../waffle-time/draft-area.js';
import * as Help from '../waffle-time/help.js';
import { help } from '../waffle-time/helper.js';
import { WAFFLE_TIME_ELEMENT_EN } from '../waffle-time/messages.en.js';
import { waffleTimeView } from '../waffle-time/view.js';
import { draftPicture } from './picture.js';

addMessages({ ...ELEMENTS_EN, text: { ...WAFFLE_TIME_NAMES_EN, ...WAFFLE_TIME_ELEMENT_EN } });
// Here is all at once: who steps through a record hears of its moves
help.now = Help;

/** Rules and words; the draft board alone is the board, and things move on it. */
export const draftGame: Whole<WaffleTimeState, WaffleTimeMove> = {
  rules: waffleTime,
  view: { ...waffleTimeView, ...draftArea, picture: draftPicture, beside: () => [] },
};
