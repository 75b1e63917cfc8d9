/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Waffle Wars. */
export const WAFFLE_WARS: RuleTexts = {
  'WW-3': {
    title: 'Pieces in hand',
    words: 'Each side starts with 18 pieces. The option “hand” sets 6 to 36. Here it is 6.',
    position: '6/6/6/6/6/6 s 6,6 first',
    options: 'hand=6',
  },
  'WW-4': {
    title: 'No corner for the first strawberry',
    words: 'The first strawberry can’t go in a corner. Blueberries can start there.',
    position: '6/6/6/6/6/6 s 18,18 first',
  },
  'WW-6': {
    title: 'Place a piece',
    words: 'Place a piece from your hand on any open space, except in a quadrant that is locked to you.',
    position: '6/4b1/6/2s3/6/6 s 17,17 -',
  },
  'WW-7': {
    title: 'Jumps that aren’t allowed',
    words: 'You can’t jump over your own piece, over an open space, or onto a piece.',
    position: '6/6/2s3/1bs3/2b3/2b3 s 15,15 -',
  },
  'WW-10': {
    title: 'One jump per turn',
    words: 'A turn ends after one jump, even if you could jump again.',
    position: '6/6/4b1/2sb2/6/6 s 17,16 -',
  },
  'WW-11': {
    title: 'An empty hand',
    words: 'With no pieces left in hand you can’t place, but you play on as long as you can jump.',
    position: '6/6/3b2/2s3/6/6 s 0,5 -',
  },
  'WW-13': {
    title: 'Locked quadrants',
    words: 'The side with more rows and squares in a quadrant owns it, and the other side can’t place there.',
    position: '6/4b1/3b2/6/6/sss3 b 15,16 -',
  },
  'WW-15': {
    title: 'Civil War',
    words:
      'Both sides have equally many rows and squares in the quadrant a1-c3, so nobody owns it and nobody can place there.',
    position: '6/6/6/bbb3/6/sss3 s 15,15 -',
  },
  'WW-17': {
    title: 'Three quadrants',
    words: 'Own three of the four quadrants and you win at once. Blueberries own two here.',
    position: 'b3bb/bs2bb/b1ss2/1s1s1s/s1s3/1s1bb1 b 8,9 -',
  },
  'WW-17:three-quadrants': {
    title: 'Three quadrants',
    words: 'Own three of the four quadrants and you win at once.',
    position: 'b3bb/bs2bb/b1ss2/1s1s1s/s1s3/1s1bbb s 8,8 -',
  },
  'WW-18': {
    title: 'Five in a row',
    words: 'Five in a row wins at once, anywhere on the waffle, straight or diagonal.',
    position: '6/s1b3/2bs2/1s1s2/2b1s1/2b3 b 13,14 -',
  },
  'WW-18:five-in-a-row': {
    title: 'Five in a row',
    words: 'Five in a row wins at once, anywhere on the waffle, straight or diagonal.',
    position: '6/s1b3/2bs2/1sbs2/2b1s1/2b3 s 13,13 -',
  },
  'WW-20': {
    title: 'Super-Mega-Flex',
    words: 'Six in a row is a Super-Mega-Flex. It beats five in a row.',
    position: '1s2s1/3s1s/s1s3/6/bb1bbb/6 b 12,13 -',
  },
  'WW-20:six-in-a-row': {
    title: 'Super-Mega-Flex',
    words: 'Six in a row is a Super-Mega-Flex. It beats five in a row.',
    position: '1s2s1/3s1s/s1s3/6/bbbbbb/6 s 12,12 -',
  },
  'WW-21': {
    title: 'A filled quadrant',
    words: 'Fill all nine spaces of a quadrant with your pieces and you win at once.',
    position: 's1s3/3s1s/1s2s1/bbb3/b1bs1s/bbb1s1 b 9,10 -',
  },
  'WW-21:filled-quadrant': {
    title: 'A filled quadrant',
    words: 'Fill all nine spaces of a quadrant with your pieces and you win at once.',
    position: 's1s3/3s1s/1s2s1/bbb3/bbbs1s/bbb1s1 s 9,9 -',
  },
  'WW-22': {
    title: 'Depletion',
    words: 'A side with no legal move on its turn loses. Strawberries have one piece left and an empty hand.',
    position: '6/6/6/2b3/1s4/6 b 0,5 -',
  },
  'WW-22:depletion': {
    title: 'Depletion',
    words: 'A side with no legal move on its turn loses. Strawberries have no piece left and an empty hand.',
    position: '6/6/6/6/6/b5 s 0,5 -',
  },
  'WW-24': {
    title: 'The reply',
    words: 'When Strawberries win, Blueberries get one reply: a placement that wins for them too.',
    position: 'b1bbb1/1ss3/1s1b2/6/1s2s1/1s4 s 12,13 -',
  },
  'WW-27': {
    title: 'World War',
    words:
      'Turns continue. The first side with the higher rank wins, and a win that is broken by a jump no longer counts.',
    position: '6/bbbbb1/2s3/6/sssss1/4b1 s 12,12 war',
  },
  'WW-29': {
    title: 'Without equity rules',
    words: 'With the option equity=off, Strawberries win at once, even though Blueberries could reply on b6.',
    position: 'b1bbb1/1ss3/1s1b2/6/1s2s1/1s4 s 12,13 -',
    options: 'equity=off',
  },
  'WW-30': {
    title: 'Civil War',
    words: 'A jump that gives both sides equally many rows and squares starts a Civil War.',
    position: '6/6/6/bb1sb1/6/sss3 b 14,15 -',
  },
  'WW-31': {
    title: 'Invasion',
    words: 'A jump into a quadrant that ends the opponent’s hold on it.',
    position: '6/6/4b1/3b2/sss3/6 b 15,16 -',
  },
  'WW-32': {
    title: 'Arms Race',
    words: 'You can fill a quadrant or complete five in a row inside your own quadrants, and no jump can stop you.',
    position: '6/6/6/6/3b2/ss4 s 16,17 -',
  },
  'WW-33': {
    title: 'Wall of Jericho',
    words: 'You can win on a space. If the opponent blocks it, you jump over the blocker and can win there again.',
    position: '4b1/2b3/s5/s2ss1/6/6 s 14,16 -',
  },
  'WW-40': {
    title: 'Double jumping',
    words: 'Make two or more jumps with the same piece in one turn. You can stop after any jump.',
    position: '6/6/4b1/2sb2/6/6 s 17,16 -',
    options: 'double=all',
  },
  'WW-41': {
    title: 'Self-jumping',
    words: 'You can jump over your own piece. It returns to your hand.',
    position: '6/6/6/2sss1/6/6 s 15,18 -',
    options: 'self=strawberries',
  },
  'WW-42': {
    title: 'Slide down the river',
    words:
      'A piece next to a divider slides along it to the furthest open space on either bank. Pieces in the way stop it.',
    position: '6/2b3/3b2/6/2s3/6 s 17,16 -',
    options: 'slide=all',
  },
  'WW-43': {
    title: 'Draw by repetition',
    words:
      'With slides, positions can repeat. The third time is a draw. You’ll see a warning and two arrows before such a move.',
    position: '6/6/6/6/6/2sb2 s 17,17 -',
    options: 'slide=all',
  },
  'WW-43:repetition': {
    title: 'Draw by repetition',
    words: 'The same position three times is a draw.',
    position: '6/6/6/6/6/2sb2 s 17,17 draw',
    options: 'slide=all',
  },
  'WW-50': {
    title: 'No power-ups left',
    words: 'Each player can use ten power-ups per game. Strawberries have used all of theirs.',
    position: '6/6/6/2sb2/6/6 s 9,9 - 0,10',
    options: 'arcade=on',
  },
  'WW-51': {
    title: 'Gate-Crash',
    words: 'Place in a quadrant your opponent owns. A Civil War stays closed.',
    position: '6/6/6/6/6/bbb2s s 17,15 - 10,10',
    options: 'arcade=on',
  },
  'WW-51:completes-win': {
    title: 'Second Helping',
    words: 'Place two pieces in two quadrants. Neither can complete a win.',
    position: '6/6/6/6/6/1ss1s1 s 9,12 - 10,10',
    options: 'arcade=on',
  },
  'WW-60': {
    title: 'A duel',
    words: 'One against one: Strawberries against Blueberries, from the start. Play to the end if you like.',
    position: '6/6/6/6/6/6 s 18,18 first',
  },
};
