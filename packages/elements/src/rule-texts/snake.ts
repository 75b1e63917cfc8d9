/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Snake. */
export const SNAKE: RuleTexts = {
  'WW-70': {
    title: 'Next to your last piece',
    words: 'After that, place next to the head of your snake, straight or diagonal.',
    position: '6/6/6/1ss3/6/4bb s c3,e1',
  },
  'WW-70:stuck': {
    title: 'No space left',
    words: 'If you can’t place, you lose. The blueberry snake has no open space left.',
    position: '6/6/6/6/sb4/bss3 b b1,a1',
  },
};
