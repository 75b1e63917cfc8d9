/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Connect-4. */
export const CONNECT_FOUR: RuleTexts = {
  'WW-75': {
    title: 'A full column',
    words: 'You can’t drop a piece into a full column.',
    position: 'b5/s5/b5/s5/b5/s5 s',
  },
};
