/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Waffle Time. */
export const WAFFLE_TIME: RuleTexts = {
  'WT-1': {
    title: 'WT-1',
    words: 'A waffle has 5x5 spaces. A supply that runs out is shown and can still be taken from. Ruling.',
  },
  'WT-2': {
    title: 'WT-2',
    words: 'Nine double-sided draft tiles are shuffled and turned at random on a 3x3 board. House set.',
  },
  'WT-3': {
    title: 'The turn-order tile covers two slots',
    words: 'Nobody drafts from a slot under the turn-order tile, at first slots 0 and 1.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-4': {
    title: 'The blank tile',
    words: 'With two players a blank tile covers the two slots straight opposite.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-5': { title: 'WT-5', words: 'One of the three pattern cards of each fruit is in play for all.' },
  'WT-6': { title: 'WT-6', words: 'Three of the eight goal cards are in play, each with one butter.' },
  'WT-7': {
    title: 'Two fruits on two stars',
    words: 'The dispenser card (house set) places five cream; you choose which of its fruits goes on which star.',
    position: 'w4/2w2/4w/1w3/3w1;4w/1w3/3w1/w4/2w2 p1:star 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-8': {
    title: 'WT-8',
    words: 'Everybody starts with 6 syrup and that of the first turn-order space; the first order is drawn.',
  },
  'WT-10': {
    title: 'The foremost pawn drafts',
    words: 'The pawn on the first space of the turn-order tile goes first, then the next one back.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-11': {
    title: 'The two nearest toppings of a line',
    words: 'A pawn in a slot takes the two toppings nearest to it; the tiles stay, and a slot holds one pawn.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p2@3,p1 - -;-',
  },
  'WT-12': {
    title: 'Side by side',
    words: 'The two toppings go on two spaces that share a side, either way round.',
    position: '5/5/2c2/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-',
  },
  'WT-13': {
    title: 'Fruit may lie on cream',
    words: 'Cream goes on an empty space only, fruit on an empty space or on bare cream.',
    position: '5/5/2cw1/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-',
  },
  'WT-14': {
    title: 'Syrup goes to the dispenser',
    words: 'Syrup that is taken goes to the dispenser, and the other topping on any space.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-15': {
    title: 'What can be placed in full comes first',
    words: 'While some slot lets you place everything, you take such a slot.',
    position:
      'cskbu/kbucs/ucskb/bucsk/skbu1;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
  },
  'WT-16': {
    title: 'Any number of patterns, in any order',
    words: 'After placing you complete as many patterns as you like, each as often as possible.',
    position: '4c/4c/1cccc/5/5;5/5/5/5/5 p1:finish 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 :b3e4 -;-',
  },
  'WT-17': {
    title: 'Something placed this turn',
    words:
      'A completion contains fruit or syrup placed this turn. Three cherries that lay there before do not count alone.',
    position: '5/ccc2/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-18': {
    title: 'Never two syrup on a fruit',
    words: 'Fruits that have syrup already may be used again; only the others get some.',
    position: '5/5/c*c*3/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-19': {
    title: 'Too little syrup',
    words: 'With too little syrup you choose which of the fruits get it; no completion is compulsory.',
    position: '5/5/1ccc1/5/5;5/5/5/5/5 p1:finish 2,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 :b3 -;-',
  },
  'WT-20': {
    title: 'Butter for the first',
    words: 'The first to complete a goal puts its butter on an empty space.',
    position: 's*4/5/5/5/4s*;5/5/5/5/5 p1:butter 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 - 54;-',
  },
  'WT-21': {
    title: 'Butter fills its space',
    words: 'Nothing goes on butter.',
    position: '5/5/5/1y3/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-',
  },
  'WT-30': {
    title: 'Cherry 1',
    words: 'Two cherries in line with cream at one end; the cream may be bare or under a fruit.',
    position: '5/5/2cw1/5/5;5/5/5/5/5 p1:place 6,6 12323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-31': {
    title: 'Cherry 2',
    words: 'Three cherries in line, across or up.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-32': {
    title: 'Cherry 3',
    words: 'Three cherries round a corner.',
    position: '5/5/2cc1/5/5;5/5/5/5/5 p1:place 6,6 32323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-33': {
    title: 'Blackberry 1',
    words: 'A square of four blackberries.',
    position: '5/5/2kk1/2k2/5;5/5/5/5/5 p1:place 6,6 22123:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 k: -;-',
  },
  'WT-34': {
    title: 'Blackberry 2',
    words: 'A T of four blackberries, whichever way it points.',
    position: '5/5/1kkk1/5/5;5/5/5/5/5 p1:place 6,6 22223:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 k: -;-',
  },
  'WT-35': {
    title: 'Blackberry 3',
    words: 'An S of four blackberries; turned over it is a Z.',
    position: '5/5/1kk2/2k2/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 k: -;-',
  },
  'WT-36': {
    title: 'Strawberry 1',
    words: 'A square of two strawberries and two other fruits, in any arrangement; strawberries get the syrup.',
    position: '5/5/2sb1/2u2/5;5/5/5/5/5 p1:place 6,6 21323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 s: -;-',
  },
  'WT-37': {
    title: 'Strawberry 2',
    words: 'Two strawberries in a diagonal with another fruit between them.',
    position: '5/1s3/2k2/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 s: -;-',
  },
  'WT-38': {
    title: 'Strawberry 3',
    words: 'A corner of cream with strawberries on both sides of it.',
    position: '5/5/2ws1/5/5;5/5/5/5/5 p1:place 6,6 23323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 s: -;-',
  },
  'WT-39': {
    title: 'Banana 1',
    words: 'Two bananas in line between two other fruits.',
    position: '5/5/c1bk1/5/5;5/5/5/5/5 p1:place 6,6 22313:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 b: -;-',
  },
  'WT-40': {
    title: 'Banana 2',
    words: 'Bananas and other fruits by turns, four in line.',
    position: '5/5/1cbs1/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 b: -;-',
  },
  'WT-41': {
    title: 'Banana 3',
    words: 'Two bananas in line with two other fruits between them; these may differ.',
    position: '5/5/bck2/5/5;5/5/5/5/5 p1:place 6,6 22333:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 b: -;-',
  },
  'WT-42': {
    title: 'Blueberry 1',
    words: 'A run of three to five fruits without a gap, with a blueberry and two other kinds.',
    position: '5/5/cs3/5/5;5/5/5/5/5 p1:place 6,6 22321:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 u: -;-',
  },
  'WT-43': {
    title: 'Blueberry 2',
    words: 'A blueberry that is another fruit in the shape of another active card gets syrup.',
    position: '5/1s3/5/3s1/5;5/5/5/5/5 p1:place 6,6 22322:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 u: -;-',
  },
  'WT-44': {
    title: 'Blueberry 3',
    words: 'A blueberry beside two spaces with syrup.',
    position: '5/5/1c*1c*1/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 u: -;-',
  },
  'WT-50': {
    title: 'Four in a diagonal',
    words: 'Four syrup in a diagonal without a gap.',
    position: '5/3c*1/cc3/1s*3/k*4;5/5/5/5/5 p1:place 6,6 22323:50 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-51': {
    title: 'Five in a row',
    words: 'Syrup on a whole row or column.',
    position: '5/5/cc1s*k*/5/5;5/5/5/5/5 p1:place 6,6 22323:51 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-52': {
    title: 'Five anywhere',
    words: 'Five syrup, wherever they are.',
    position: '5/3s*1/cc3/5/4k*;5/5/5/5/5 p1:place 6,6 22323:52 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-53': {
    title: 'A cross',
    words: 'Five syrup in the form of a plus.',
    position: '5/1s*3/cc3/1k*3/5;5/5/5/5/5 p1:place 6,6 22323:53 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-54': {
    title: 'Opposite corners',
    words: 'Syrup in two opposite corners; here the cherries of the column reach the lower left one.',
    position: '4s*/5/c4/c4/5;5/5/5/5/5 p1:place 6,6 22323:54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-',
  },
  'WT-55': {
    title: 'Six of one fruit',
    words: 'Six of one fruit; syrup does not matter.',
    position: 'k1k1k/5/5/5/k1k2;5/5/5/5/5 p1:place 6,6 22323:55 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 k: -;-',
  },
  'WT-56': {
    title: 'Four of each of two',
    words: 'Four of each of two fruits.',
    position: 'k1k1k/5/s1s1s/5/s4;5/5/5/5/5 p1:place 6,6 22323:56 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 k: -;-',
  },
  'WT-57': {
    title: 'Two of every fruit',
    words: 'Two of every fruit.',
    position: 'c1s1k/5/b1u1c/5/s1k1b;5/5/5/5/5 p1:place 6,6 22323:57 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 u: -;-',
  },
  'WT-60': {
    title: 'Eight rounds',
    words: 'The tile walks round the board once: the game ends after round 8.',
    position: '5/5/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 8:p2@3,p1@2 k: -;-',
  },
  'WT-61': {
    title: 'Pawns return by distance',
    words: 'The pawn nearest clockwise from the tile takes space 1 and goes first.',
    position: '5/5/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2@2 k: -;-',
  },
  'WT-62': {
    title: 'Syrup of the new space',
    words: 'Each pawn takes the syrup of its new space (house set): none on the first, two on the second.',
    position: '5/5/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2@2 k: -;-',
  },
  'WT-63': {
    title: 'A line turns over',
    words: 'The three tiles in line with the fork flip after the tile has moved.',
    position: '5/5/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2@2 k: -;-',
  },
  'WT-64': {
    title: 'The score sheet',
    words:
      'One point for syrup on fruit, three on fruit on cream, two for butter, the goals, two for an empty dispenser.',
    position: 'c*S*y2/5/5/5/5;5/5/5/5/5 p1:place 0,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 8:p2@3,p1@2 k: 54!;-',
  },
  'WT-65': {
    title: 'The nearer pawn wins a tie',
    words: 'With equal points the pawn nearer clockwise to the tile wins.',
    position: '5/5/5/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 8:p1@3,p2@2 k: -;-',
  },
  'WT-70': {
    title: 'One turn a round',
    words: 'Alone you have one waffle and one turn a round, with the blank tile as in the game for two.',
    position: '5/5/5/5/5 p1:draft 6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1 - -',
  },
  'WT-71': {
    title: 'Nearer than the blank tile',
    words: 'A pawn nearer to the tile than the blank tile returns to space 1, without syrup.',
    position: '5/5/5/5/5 p1:place 6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3 k: -',
  },
  'WT-72': {
    title: 'An empty dispenser ends the game',
    words: 'A solo game is over as soon as the dispenser is empty.',
    position: '5/5/1cc2/5/5 p1:place 3 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3 c: -',
  },
  'WT-73': {
    title: 'The bands',
    words: 'The points of a solo game fall into four bands with titles of our own.',
    position: 'S*S*S*S*S*/5/1cc2/5/5 p1:place 3 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3 c: -',
  },
};
