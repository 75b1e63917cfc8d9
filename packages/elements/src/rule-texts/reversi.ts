/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Reversi. */
export const REVERSI: RuleTexts = {
  'WW-76': {
    title: 'Flip pieces',
    words: 'Trap opposing pieces in a line between two of yours, and they flip to your side.',
    position: '6/6/2sb2/2bs2/6/6 s',
  },
  'WW-76:more-pieces': {
    title: 'Most pieces win',
    words: 'When neither side can move, the game is over, even if spaces are open.',
    position: '6/6/6/6/6/sss3 b',
  },
};
