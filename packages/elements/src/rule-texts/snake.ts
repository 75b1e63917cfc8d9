/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Snake. */
export const SNAKE: RuleTexts = {
  'WW-70': {
    title: 'Next to your last piece',
    words: 'After that, place next to the head of your snake, straight or diagonal.',
    position: '6/6/6/1ss3/6/4bb s c3,e1',
  },
};
