/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Waffle Checkers. */
export const WAFFLE_CHECKERS: RuleTexts = {
  'WW-71': {
    title: 'One step in eight directions',
    words: 'A piece moves one space, straight or diagonal, forwards or back.',
    position: '6/5b/6/2s3/6/6 s',
  },
};
