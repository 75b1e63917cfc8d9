/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Hostage Rescue. */
export const HOSTAGE_RESCUE: RuleTexts = {
  'WW-72': {
    title: 'Move as far as you roll',
    words: 'You rolled 2: move one piece exactly two spaces along its row or column.',
    position: '2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:2',
  },
  'WW-72:over-opponent': {
    title: 'Over your own, not over theirs',
    words: 'You can pass over your own pieces, but not your opponent’s. You can’t land on the hostage you hold.',
    position: '5s/6/6/sb4/s5/b2s2 s:2',
  },
  'WW-72:landing-taken': {
    title: 'Over your own, not over theirs',
    words: 'You can pass over your own pieces, but not your opponent’s. You can’t land on the hostage you hold.',
    position: '5s/6/6/sb4/s5/b2s2 s:2',
  },
  'WW-72:rescue': {
    title: 'Capture and rescue',
    words: 'Land on an opponent’s piece to capture it. Land on your own hostage to win.',
    position: '5s/6/6/s1b3/6/b5 s rescued',
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
  'WW-74:flag': {
    title: 'Bring it home',
    words: 'A strawberry has carried the flag to its own corner.',
    position: '3b2/6/6/2s3/6/s5 s rescued a1,-',
    options: 'goal=flag',
  },
};
