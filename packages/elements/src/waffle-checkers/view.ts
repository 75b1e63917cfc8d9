/** Waffle Checkers on the page. */
import { WAFFLE_CHECKERS_ART } from '@griddle/art/waffle-checkers/index.js';
import { bareWaffleCheckers } from '@griddle/rules/waffle-checkers/bare.js';
import type { WaffleCheckersMove, WaffleCheckersState } from '@griddle/rules/waffle-checkers/setup.js';
import type { GridGame } from '../grid/view.js';

/** What a diagram needs; the rest is fetched. */
export const WAFFLE_CHECKERS: GridGame<WaffleCheckersState, WaffleCheckersMove> = {
  rules: { ...bareWaffleCheckers },
  art: WAFFLE_CHECKERS_ART,
  fetch: async () => (await import('./more.js')).WAFFLE_CHECKERS_MORE,
  walks: true,
};
