/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Waffle Wars. */
export const WAFFLE_WARS: RuleTexts = {
  'WW-3': {
    title: 'A hand of pieces',
    words: 'Each side starts with 18 pieces in hand. The option “hand” makes it 6 to 36; here it is 6.',
    position: '6/6/6/6/6/6 s 6,6 first',
    options: 'hand=6',
  },
  'WW-4': {
    title: 'No corner for the first strawberry',
    words: 'The first strawberry may not start in a corner of the waffle. Blueberries may.',
    position: '6/6/6/6/6/6 s 18,18 first',
  },
  'WW-6': {
    title: 'A placement',
    words: 'A placement puts a piece from your hand on an open space.',
    position: '6/4b1/6/2s3/6/6 s 17,17 -',
  },
  'WW-7': {
    title: 'What is no jump',
    words: 'Not over your own piece, not over nothing, and not onto a piece.',
    position: '6/6/2s3/1bs3/2b3/2b3 s 15,15 -',
  },
  'WW-10': {
    title: 'One jump a turn',
    words: 'After one jump the turn is over, even where a second jump would be there.',
    position: '6/6/4b1/2sb2/6/6 s 17,16 -',
  },
  'WW-11': {
    title: 'An empty hand',
    words: 'Without a piece in hand a side cannot place, but it plays on as long as it can jump.',
    position: '6/6/3b2/2s3/6/6 s 0,5 -',
  },
  'WW-13': {
    title: 'A locked quadrant',
    words: 'Strawberries have the only win shape in the quadrant a1-c3 and own it: Blueberries may not place there.',
    position: '6/4b1/3b2/6/6/sss3 b 15,16 -',
  },
  'WW-15': {
    title: 'Civil war',
    words: 'Both sides have one win shape in the quadrant a1-c3: nobody owns it, and nobody may place there.',
    position: '6/6/6/bbb3/6/sss3 s 15,15 -',
  },
  'WW-17': {
    title: 'Three quadrants',
    words: 'Blueberries own both quadrants above and need a third one.',
    position: 'b3bb/bs2bb/b1ss2/1s1s1s/s1s3/1s1bb1 b 8,9 -',
  },
  'WW-18': {
    title: 'Five in a row',
    words: 'Five in a row anywhere on the waffle wins at once, straight or diagonal.',
    position: '6/s1b3/2bs2/1s1s2/2b1s1/2b3 b 13,14 -',
  },
  'WW-20': {
    title: 'Super-Mega-Flex',
    words: 'Six in a row is one bigger win, not two fives.',
    position: '1s2s1/3s1s/s1s3/6/bb1bbb/6 b 12,13 -',
  },
  'WW-21': {
    title: 'A filled quadrant',
    words: 'All nine spaces of a quadrant filled with one’s own pieces win at once.',
    position: 's1s3/3s1s/1s2s1/bbb3/b1bs1s/bbb1s1 b 9,10 -',
  },
  'WW-22': {
    title: 'Depletion',
    words: 'Strawberries have one piece on the waffle and none in hand.',
    position: '6/6/6/2b3/1s4/6 b 0,5 -',
  },
  'WW-24': {
    title: 'The reply',
    words: 'When Strawberries get a win, Blueberries have one reply: a placement that gives them a win, too.',
    position: 'b1bbb1/1ss3/1s1b2/6/1s2s1/1s4 s 12,13 -',
  },
  'WW-27': {
    title: 'World War',
    words: 'Turns go on as usual. The first side with the higher rank wins, and a win that is jumped away is none.',
    position: '6/bbbbb1/2s3/6/sssss1/4b1 s 12,12 war',
  },
  'WW-29': {
    title: 'Without equity',
    words: 'With the option equity=off Strawberries win at once, though Blueberries could reply on b6.',
    position: 'b1bbb1/1ss3/1s1b2/6/1s2s1/1s4 s 12,13 -',
    options: 'equity=off',
  },
  'WW-30': {
    title: 'Civil War',
    words: 'A jump that gives both sides the same number of win shapes starts a Civil War.',
    position: '6/6/6/bb1sb1/6/sss3 b 14,15 -',
  },
  'WW-31': {
    title: 'Invasion',
    words: 'A jump from another quadrant that takes a quadrant away from its owner.',
    position: '6/6/4b1/3b2/sss3/6 b 15,16 -',
  },
  'WW-32': {
    title: 'Arms Race',
    words:
      'All that a quadrant or a five lacks is open and lies in your own quadrants, one or two side by side, and no jump of the other side can stop you.',
    position: '6/6/6/6/3b2/ss4 s 16,17 -',
  },
  'WW-33': {
    title: 'Wall of Jericho',
    words:
      'You can win on a space; the other side may block it, but a jump over the block brings the wall down, and you win there after all.',
    position: '4b1/2b3/s5/s2ss1/6/6 s 14,16 -',
  },
  'WW-40': {
    title: 'Double jumping',
    words: 'Two or more jumps with the same piece in one turn. The chain may stop at every landing.',
    position: '6/6/4b1/2sb2/6/6 s 17,16 -',
    options: 'double=all',
  },
  'WW-41': {
    title: 'Self-jumping',
    words: 'A jump may go over a piece of your own, which returns to your hand.',
    position: '6/6/6/2sss1/6/6 s 15,18 -',
    options: 'self=strawberries',
  },
  'WW-42': {
    title: 'Slide down the river',
    words:
      'A piece beside a divider slides along it, to the furthest open space of its own bank or of the one across. A piece in the way stops it.',
    position: '6/2b3/3b2/6/2s3/6 s 17,16 -',
    options: 'slide=all',
  },
  'WW-43': {
    title: 'The third time is a draw',
    words:
      'With slides a position can come again. The third time is a draw; a move that would bring it is named before, and its space carries two arrows.',
    position: '6/6/6/6/6/2sb2 s 17,17 -',
    options: 'slide=all',
  },
  'WW-50': {
    title: 'All power-ups spent',
    words: 'Strawberries have spent all of theirs.',
    position: '6/6/6/2sb2/6/6 s 9,9 - 0,10',
    options: 'arcade=on',
  },
  'WW-51': {
    title: 'Gate-Crash',
    words: 'A placement in a quadrant that the other side owns. A civil war stays closed.',
    position: '6/6/6/6/6/bbb2s s 17,15 - 10,10',
    options: 'arcade=on',
  },
  'WW-60': {
    title: 'A duel',
    words: 'One against one: Strawberries against Blueberries, here from the start. Play it to the end if you like.',
    position: '6/6/6/6/6/6 s 18,18 first',
  },
};
