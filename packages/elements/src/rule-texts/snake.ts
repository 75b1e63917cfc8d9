/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Snake. */
export const SNAKE: RuleTexts = {
  'WW-70': {
    title: 'Next to one’s own last piece',
    words: 'From then on each piece goes beside the head of one’s own snake, straight or diagonally.',
    position: '6/6/6/1ss3/6/4bb s c3,e1',
  },
};
