/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Hostage Rescue. */
export const HOSTAGE_RESCUE: RuleTexts = {
  'WW-72': {
    title: 'Move as far as you roll',
    words: 'You rolled 2: move one piece exactly two spaces along its row or column.',
    position: '2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:2',
  },
  'WW-73': {
    title: 'Don’t split what one piece can use',
    words: 'You rolled 3, and some pieces can move three spaces, so you can’t split the roll.',
    position: '5s/6/6/6/6/bs1s2 s:3',
  },
  'WW-74': {
    title: 'Carry the flag home',
    words: 'With the option goal=flag, pick up the hostage like a flag and carry it back to your corner.',
    position: '3s1s/6/6/s5/6/b5 s:2 - -,-',
    options: 'goal=flag',
  },
};
