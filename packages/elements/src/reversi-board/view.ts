/** Reversi on the page. */
import { REVERSI_ART } from '@griddle/art/reversi/index.js';
import { bareReversi } from '@griddle/rules/reversi/bare.js';
import { countOf } from '@griddle/rules/reversi/scoring.js';
import type { ReversiState } from '@griddle/rules/reversi/setup.js';
import { mustPass, PASS_BUTTON } from '../grid/pass.js';
import type { GridGame } from '../grid/view.js';

/** What a diagram needs; the rest is fetched. */
export const REVERSI: GridGame<ReversiState, number> = {
  rules: { ...bareReversi },
  art: REVERSI_ART,
  fetch: async () => (await import('./more.js')).REVERSI_MORE,
  own: () => ({
    ...PASS_BUTTON,
    phase: (state) => (mustPass(bareReversi, state) ? 'pass' : ''),
    facts: (state, say) => say('facts.reversi', { strawberries: countOf(state, 0), blueberries: countOf(state, 1) }),
  }),
};
