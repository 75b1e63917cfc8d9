/** Reversi on the page. */
import { REVERSI_ART } from '@griddle/art/reversi/index.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { gridViews } from '../grid/view.js';
import { mustPass, PASS_BUTTON } from '../grid/pass.js';

export const reversiView = gridViews({
  rules: reversi,
  art: REVERSI_ART,
  textOf: (_state, places) => places.join(''),
  own: () => ({
    ...PASS_BUTTON,
    phase: (state) => (mustPass(reversi, state) ? 'pass' : ''),
    facts: (state, say) => {
      const [strawberries = 0, blueberries = 0] = reversi.score(state).map(({ total }) => total);
      return say('facts.reversi', { strawberries, blueberries });
    },
  }),
});
