/** The whole game with its words, for records on `<pengo-board>`, fetched when there is one. */
import { WADDLE_WADDLE_NAMES_EN } from '@griddle/rules/waddle-waddle/names.en.js';
import { waddleWaddle, type WaddleWaddleMove, type WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import type { Whole } from '../old-core/notation.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import { addMessages } from '../old-core/words.js';
import { WADDLE_WADDLE_ELEMENT_EN } from '../waddle-waddle/messages.en.js';
import { boardAloneView, fetchTelling } from '../waddle-waddle/view.js';
import { fetchOutline } from './view.js';

addMessages({ ...ELEMENTS_EN, text: { ...WADDLE_WADDLE_NAMES_EN, ...WADDLE_WADDLE_ELEMENT_EN } });

export { markColours, wear } from './lit.js';

/** Fails only where its code cannot be fetched. */
export async function wholeGame(): Promise<Whole<WaddleWaddleState, WaddleWaddleMove>> {
  await Promise.all([fetchTelling(), fetchOutline()]);
  return { rules: waddleWaddle, view: boardAloneView };
}
