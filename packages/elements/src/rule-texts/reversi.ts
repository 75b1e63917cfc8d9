/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Reversi. */
export const REVERSI: RuleTexts = {
  'WW-76': {
    title: 'A move turns pieces over',
    words: 'A new piece closes in a line of the other side’s, which turn over.',
    position: '6/6/2sb2/2bs2/6/6 s',
  },
};
