/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Connect-4. */
export const CONNECT_FOUR: RuleTexts = {
  'WW-75': {
    title: 'A full column',
    words: 'You can’t drop a piece into a full column.',
    position: 'b5/s5/b5/s5/b5/s5 s',
  },
  'WW-75:four-in-a-row': {
    title: 'Four in a row',
    words: 'Four in a row wins: across, up or diagonal.',
    position: '6/6/3s2/2sb2/1sbb2/sbbs2 b',
  },
  'WW-75:full-board': {
    title: 'A full board',
    words: 'If the board is full and nobody has four in a row, it’s a draw.',
    position: 'ssbbss/bbssbb/ssbbss/bbssbb/ssbbss/bbssbb b',
  },
};
