/** What `<order-board>` fetches with the first record or mistake. */
import { TOP_WAFFLE_EN } from '@griddle/rules/top-waffle/messages.en.js';
import { TOP_WAFFLE_ELEMENT_EN } from './messages.en.js';

export { topWaffle } from '@griddle/rules/top-waffle/index.js';
export { topWaffleView } from './view.js';

/** The words of the whole game. */
export const words: Readonly<Record<string, string>> = { ...TOP_WAFFLE_EN, ...TOP_WAFFLE_ELEMENT_EN };
