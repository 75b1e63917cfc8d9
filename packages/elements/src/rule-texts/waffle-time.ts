/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Waffle Time. */
export const WAFFLE_TIME: RuleTexts = {
  'WT-1': {
    title: 'The waffle',
    words: 'Your waffle has 5×5 spaces. If a supply runs out, you can still take from it.',
  },
  'WT-2': {
    title: 'Draft tiles',
    words: 'The nine double-sided draft tiles are shuffled and placed at random on the draft board.',
  },
  'WT-3': {
    title: 'The turn order tile covers two slots',
    words: 'Nobody can draft from a slot under the turn order tile. It starts on slots 0 and 1.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-4': {
    title: 'The blank tile',
    words: 'With two players, the blank tile covers the two slots directly opposite.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-5': { title: 'Fruit pattern cards', words: 'One of three pattern cards per fruit is in play, for all players.' },
  'WT-6': { title: 'Goal cards', words: 'Three of the eight goal cards are in play, each with one butter.' },
  'WT-7': {
    title: 'Two fruits on two stars',
    words: 'Your dispenser card sets five cream. You choose which of its two fruits goes on which star.',
    position: 'w4/2w2/4w/1w3/3w1;4w/1w3/3w1/w4/2w2 p1:star 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-8': {
    title: 'Starting syrup',
    words: 'Everyone starts with 6 syrup plus the syrup on their turn order space. The first order is random.',
  },
  'WT-10': {
    title: 'The front pawn goes first',
    words: 'The pawn on the first space of the turn order tile goes first, then the next one back.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-11': {
    title: 'The two nearest toppings',
    words: 'Take the two toppings nearest to your pawn. The tiles stay, and each slot holds one pawn.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p2@3,p1 - -;-',
  },
  'WT-12': {
    title: 'Adjacent spaces',
    words: 'Place both toppings on adjacent spaces, whichever way round you like.',
    position: '5/5/2c2/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-',
  },
  'WT-13': {
    title: 'Fruit on cream',
    words: 'Cream needs an empty space. Fruit goes on an empty space or on bare cream.',
    position: '5/5/2cw1/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-',
  },
  'WT-14': {
    title: 'Syrup goes into the dispenser',
    words: 'Syrup goes into your dispenser. Place the other topping on any space it can go on.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-15': {
    title: 'Choose toppings that fit',
    words: 'If any slot gives toppings you can place in full, you must choose such a slot.',
    position:
      'cskbu/kbucs/ucskb/bucsk/skbu1;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-16': {
    title: 'Complete any number of patterns',
    words: 'After placing, complete as many patterns as you like, in any order and as often as you can.',
    position: '4c/4c/1cccc/5/5;5/5/5/5/5 p1:finish 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 :b3e4 -;-',
  },
  'WT-17': {
    title: 'Use something placed this turn',
    words: 'A pattern must include fruit or syrup placed this turn. Three cherries from before don’t count alone.',
    position: '5/ccc2/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-18': {
    title: 'One syrup per fruit',
    words: 'Fruit with syrup can be used again, but never takes a second syrup.',
    position: '5/5/c*c*3/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-19': {
    title: 'Not enough syrup',
    words: 'If you’re short of syrup, choose which fruit gets it. You never have to complete a pattern.',
    position: '5/5/1ccc1/5/5;5/5/5/5/5 p1:finish 2,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 :b3 -;-',
  },
  'WT-20': {
    title: 'Butter for the first player',
    words: 'The first player to complete a goal places its butter on an empty space.',
    position: 's*4/5/5/5/4s*;5/5/5/5/5 p1:butter 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 - 54;-',
  },
  'WT-21': {
    title: 'Butter fills its space',
    words: 'Nothing can go on butter.',
    position: '5/5/5/1y3/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-',
  },
  'WT-30': {
    title: 'Cherry 1',
    words: 'Two cherries in a line with cream at one end. The cream can be bare or under fruit.',
    position: '5/5/2cw1/5/5;5/5/5/5/5 p1:place 6,6 12323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-31': {
    title: 'Cherry 2',
    words: 'Three cherries in a line, across or up.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-32': {
    title: 'Cherry 3',
    words: 'Three cherries in an L.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:place 6,6 32323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-33': {
    title: 'Blackberry 1',
    words: 'A square of four blackberries.',
    position: '5/5/2kk1/2k2/5;5/5/5/5/5 p1:place 6,6 22123:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 k: -;-',
  },
  'WT-34': {
    title: 'Blackberry 2',
    words: 'A T of four blackberries, in any direction.',
    position: '5/5/1kkk1/5/5;5/5/5/5/5 p1:place 6,6 22223:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 k: -;-',
  },
  'WT-35': {
    title: 'Blackberry 3',
    words: 'An S or Z of four blackberries.',
    position: '5/5/1kk2/2k2/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 k: -;-',
  },
  'WT-36': {
    title: 'Strawberry 1',
    words: 'A square of two strawberries and two other fruits, in any arrangement. Only the strawberries get syrup.',
    position: '5/5/2sb1/2u2/5;5/5/5/5/5 p1:place 6,6 21323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 s: -;-',
  },
  'WT-37': {
    title: 'Strawberry 2',
    words: 'Two strawberries in a diagonal line with another fruit between them. Only the strawberries get syrup.',
    position: '5/1s3/2k2/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 s: -;-',
  },
  'WT-38': {
    title: 'Strawberry 3',
    words: 'Two strawberries in an L with cream in the corner.',
    position: '5/5/2ws1/5/5;5/5/5/5/5 p1:place 6,6 23323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 s: -;-',
  },
  'WT-39': {
    title: 'Banana 1',
    words: 'Two bananas in a line with another fruit at each end. Only the bananas get syrup.',
    position: '5/5/c1bk1/5/5;5/5/5/5/5 p1:place 6,6 22313:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 b: -;-',
  },
  'WT-40': {
    title: 'Banana 2',
    words: 'Bananas and other fruit alternating, four in a line. Only the bananas get syrup.',
    position: '5/5/1cbs1/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 b: -;-',
  },
  'WT-41': {
    title: 'Banana 3',
    words: 'Two bananas at the ends of a line with two other fruits between. Those can differ.',
    position: '5/5/bck2/5/5;5/5/5/5/5 p1:place 6,6 22333:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 b: -;-',
  },
  'WT-42': {
    title: 'Blueberry 1',
    words:
      'Three to five fruits in a line without a gap, with a blueberry and two other kinds. Only blueberries get syrup.',
    position: '5/5/cs3/5/5;5/5/5/5/5 p1:place 6,6 22321:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 u: -;-',
  },
  'WT-43': {
    title: 'Blueberry 2',
    words: 'A blueberry that is the other fruit in another card’s pattern gets syrup.',
    position: '5/1s3/5/3s1/5;5/5/5/5/5 p1:place 6,6 22322:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 u: -;-',
  },
  'WT-44': {
    title: 'Blueberry 3',
    words: 'A blueberry adjacent to two spaces with syrup.',
    position: '5/5/1c*1c*1/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 u: -;-',
  },
  'WT-50': {
    title: 'Four syrup in a diagonal',
    words: 'Four syrup in a diagonal line without a gap.',
    position: '5/3c*1/cc3/1s*3/k*4;5/5/5/5/5 p1:place 6,6 22323:50 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-51': {
    title: 'Five syrup in a row',
    words: 'Syrup on a whole row or column.',
    position: '5/5/cc1s*k*/5/5;5/5/5/5/5 p1:place 6,6 22323:51 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-52': {
    title: 'Five syrup anywhere',
    words: 'Five syrup anywhere on your waffle.',
    position: '5/3s*1/cc3/5/4k*;5/5/5/5/5 p1:place 6,6 22323:52 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-53': {
    title: 'Five syrup in a cross',
    words: 'Five syrup in the shape of a plus.',
    position: '5/1s*3/cc3/1k*3/5;5/5/5/5/5 p1:place 6,6 22323:53 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-54': {
    title: 'Two opposite corners',
    words: 'Syrup in two opposite corners. Here the column of cherries reaches the lower left one.',
    position: '4s*/5/c4/c4/5;5/5/5/5/5 p1:place 6,6 22323:54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-55': {
    title: 'Six of one fruit',
    words: 'Six of one fruit, with or without syrup.',
    position: 'k1k1k/5/5/5/k1k2;5/5/5/5/5 p1:place 6,6 22323:55 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 k: -;-',
  },
  'WT-56': {
    title: 'Four each of two fruits',
    words: 'Four each of two fruits, with or without syrup.',
    position: 'k1k1k/5/s1s1s/5/s4;5/5/5/5/5 p1:place 6,6 22323:56 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 k: -;-',
  },
  'WT-57': {
    title: 'Two of every fruit',
    words: 'Two of every fruit, with or without syrup.',
    position: 'c1s1k/5/b1u1c/5/s1k1b;5/5/5/5/5 p1:place 6,6 22323:57 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 u: -;-',
  },
  'WT-60': {
    title: 'Eight rounds',
    words: 'The turn order tile goes around the board once. The game ends after round 8.',
    position: '5/5/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 8:p2@3,p1@2 k: -;-',
  },
  'WT-61': {
    title: 'Pawns return by distance',
    words: 'The pawn closest clockwise to the turn order tile takes space 1 and goes first.',
    position: '5/5/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2@2 k: -;-',
  },
  'WT-62': {
    title: 'Syrup for your new space',
    words: 'Each player takes the syrup shown on their new space: none on the first, two on the second.',
    position: '5/5/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2@2 k: -;-',
  },
  'WT-63': {
    title: 'Three tiles flip',
    words: 'The three draft tiles in line with the fork flip after the turn order tile has moved.',
    position: '5/5/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2@2 k: -;-',
  },
  'WT-64': {
    title: 'Scoring',
    words: 'Syrup on fruit scores 1, on fruit on cream 3, butter 2, an empty dispenser 2, plus your goals.',
    position: 'c*S*y2/5/5/5/5;5/5/5/5/5 p1:place 0,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 8:p2@3,p1@2 k: 54!;-',
  },
  'WT-64:points': {
    title: 'Scoring',
    words: 'Syrup on fruit scores 1, on fruit on cream 3, butter 2, an empty dispenser 2, plus your goals.',
    position: 'c*S*y2/5/5/5/k4;5/5/5/5/5 p1:finish 0,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 8:p2@3,p1@2 - 54!;-',
  },
  'WT-65': {
    title: 'Tie-break',
    words: 'In a tie, the pawn closer clockwise to the turn order tile wins.',
    position: '5/5/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 8:p1@3,p2@2 k: -;-',
  },
  'WT-65:points': {
    title: 'Tie-break',
    words: 'In a tie, the pawn closer clockwise to the turn order tile wins.',
    position: '5/5/5/5/k4;5/5/5/5/5 p1:finish 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 8:p1@3,p2@2 - -;-',
  },
  'WT-70': {
    title: 'One turn per round',
    words: 'Alone, you have one waffle and one turn per round. The blank tile works as with two players.',
    position: '5/5/5/5/5 p1:draft 6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1 - -',
  },
  'WT-71': {
    title: 'Ahead of the blank tile',
    words:
      'If your pawn is closer clockwise to the turn order tile than the blank tile, it returns to space 1, without syrup.',
    position: '5/5/5/5/5 p1:place 6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3 k: -',
  },
  'WT-72': {
    title: 'An empty dispenser ends the game',
    words: 'A solo game ends as soon as your dispenser is empty.',
    position: '5/5/1cc2/5/5 p1:place 3 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3 c: -',
  },
  'WT-73': {
    title: 'Solo scores',
    words: 'A solo score falls into one of four bands: 0 to 14, 15 to 24, 25 to 39, and 40 or more.',
    position: 'S*S*S*S*S*/5/1cc2/5/5 p1:place 3 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3 c: -',
  },
  'WT-73:solo': {
    title: 'Solo scores',
    words: 'A solo score falls into one of four bands: 0 to 14, 15 to 24, 25 to 39, and 40 or more.',
    position: 'S*S*S*S*S*/5/c*c*c*2/5/5 p1:finish 0 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3 - 51!',
  },
};
