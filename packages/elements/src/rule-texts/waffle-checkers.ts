/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Waffle Checkers. */
export const WAFFLE_CHECKERS: RuleTexts = {
  'WW-71': {
    title: 'One step in eight directions',
    words: 'A piece moves one space, straight or diagonal, forwards or back.',
    position: '6/5b/6/2s3/6/6 s',
  },
  'WW-71:back-row': {
    title: 'The opponent’s back row',
    words: 'The first piece on the opponent’s back row wins. A chain of jumps ends there.',
    position: '4s1/1bb3/s5/6/5b/6 b',
  },
  'WW-71:stuck': {
    title: 'No moves left',
    words: 'If you can’t move, you lose. The last blueberry is boxed in on a3.',
    position: '6/s1s3/ss4/bss3/ss4/s1s3 b',
  },
  'WW-71:repetition': {
    title: 'Draw by repetition',
    words: 'The same position three times is a draw.',
    position: '6/5b/6/6/s5/6 s draw',
  },
};
