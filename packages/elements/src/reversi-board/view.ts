/** Reversi on the page. */
import { REVERSI_ART } from '@griddle/art/reversi/index.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { gridViews } from '../grid/view.js';
import { mustPass } from '../grid/pass.js';

export const reversiView = gridViews({
  rules: reversi,
  art: REVERSI_ART,
  textOf: (_state, places) => places.join(''),
  phase: (state) => (mustPass(reversi, state) ? 'pass' : ''),
  facts: (state, say) => {
    const [strawberries, blueberries] = reversi.score(state).map(({ total }) => total);
    return say('facts.reversi', { strawberries: strawberries ?? 0, blueberries: blueberries ?? 0 });
  },
});
