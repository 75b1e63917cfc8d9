/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Hostage Rescue. */
export const HOSTAGE_RESCUE: RuleTexts = {
  'WW-72': {
    title: 'As far as the die says',
    words: 'The die shows 2: one piece walks exactly two spaces along its row or column.',
    position: '2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:2',
  },
  'WW-73': {
    title: 'What one piece can walk is not split',
    words: 'The die shows 3, and there are pieces that can go three spaces.',
    position: '5s/6/6/6/6/bs1s2 s:3',
  },
  'WW-74': {
    title: 'Carry the flag home',
    words: 'With the option “goal=flag” the hostage is a flag, and it has to come back to one’s own corner.',
    position: '3s1s/6/6/s5/6/b5 s:2 - -,-',
    options: 'goal=flag',
  },
};
