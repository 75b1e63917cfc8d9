/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Waddle Waddle. */
export const WADDLE_WADDLE: RuleTexts = {
  'WD-1': {
    title: 'Four tiles of each type',
    words: 'Every player has sixteen tiles, four of each type. Red has no Alpha left here.',
    position: '- r r0444,b4444',
    options: 'modules=0',
  },
  'WD-3': {
    title: 'The base game',
    words: 'Without modules the types have no effect: Alphas join Alphas, and a Grumpy may move.',
    position: 'rA1,0;bG1,-1;bB0,-1 r',
    options: 'modules=0',
  },
  'WD-6': {
    title: 'Add one, move one',
    words: 'Each turn adds one tile and may move one, own or not, before or after. Then the turn is over.',
    position: 'rP1,0;bP0,1;rP1,-1 r',
    options: 'modules=0',
  },
  'WD-7': {
    title: 'No move on the last turn',
    words: 'Red has one tile left: it is added, and nothing is moved.',
    position: 'rP1,0;bP0,1;bP1,-1 r r0001,b4444',
    options: 'modules=0',
  },
  'WD-8': {
    title: 'Not the tile just added',
    words: 'The tile added this turn is not the one that is moved.',
    position: 'bP1,0;bP0,1 r',
    options: 'modules=0',
  },
  'WD-9': {
    title: 'Touching enough',
    words: 'A tile has to touch the Iceberg, or two other tiles.',
    position: 'rP1,0;bP1,-1 r',
    options: 'modules=0',
  },
  'WD-10': {
    title: 'A hole',
    words: 'Nothing gets into the hole: a tile slides over the table and is not dropped.',
    position: 'rP1,0;bP2,-1;rP3,-1;bP3,0;rP2,1;bP1,1 r',
    options: 'modules=0',
  },
  'WD-11': {
    title: 'One Alpha in a group',
    words: 'An Alpha does not join a group of its colour that has one; a single tile counts as a group here.',
    position: 'rA1,0;bA0,1 r',
    options: 'modules=1',
  },
  'WD-12': {
    title: 'Big Bellies keep apart',
    words: 'A Big Belly never touches a Big Belly, of whatever colour.',
    position: 'bB1,0;rP0,1 r',
    options: 'modules=1',
  },
  'WD-13': {
    title: 'Sliding out',
    words: 'The tile at 2,0 cannot slide out: its neighbours leave a gap that is too tight.',
    position: 'rP1,0;bP2,-1;rP3,-1;rP2,1;bP1,1;rP2,0 r',
    options: 'modules=0',
  },
  'WD-14': {
    title: 'Nobody left with one side',
    words: 'A neighbour that does not touch the Iceberg needs two tiles, also without the one that moves.',
    position: 'rP1,0;bP1,-1;bP2,-1 r',
    options: 'modules=0',
  },
  'WD-15': {
    title: 'Nobody cut off',
    words: 'Without the tile at 1,0 three others would no longer be joined to the Iceberg.',
    position: 'rP1,0;bP2,0;bP2,-1;bP3,-1 r',
    options: 'modules=0',
  },
  'WD-16': {
    title: 'A Grumpy stays',
    words: 'Once placed, a Grumpy never moves.',
    position: 'rG1,0;bP0,1 r',
    options: 'modules=1',
  },
  'WD-17': {
    title: 'The new place',
    words:
      'A moved tile may go wherever an added one could, also across the board, and its old place does not hold it.',
    position: 'rP1,0;bP1,-1;bP0,1 r',
    options: 'modules=0',
  },
  'WD-18': {
    title: 'Right after the action',
    words: 'The fish asks for an Alpha that touches a Parent and a Grumpy. It is taken at the moment it is met.',
    position: 'bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A',
    options: 'players=3',
  },
  'WD-19': {
    title: 'A card that is held',
    words: 'Cards leave their field as tiles leave the board. This one holds another, which would keep one side.',
    position: 'bP1,0;yG1,-1;bP-1,0 r r4444,b4444,y4444 1,0=A:PG;0,1=SA;-1,1=5P;-1,0=5A;0,-1=5G;1,-1=5B;2,-1=SG',
    options: 'players=3',
  },
  'WD-20': {
    title: 'Adjacency',
    words: 'The Alpha has to touch a Parent and a Grumpy of other colours than its own.',
    position: 'rP1,0;bG1,-1;bP-1,0 r r4444,b4444 1,0=A:PG;0,1=G:AP',
  },
  'WD-21': {
    title: 'Proximity',
    words: 'At least five tiles lie between the Alpha and the Iceberg, on the shortest chain; for one card seven.',
    position:
      'bP1,0;yP1,-1;bP2,0;yP2,-1;bP3,0;yP3,-1;bP4,0;yP4,-1;bP5,0;yP5,-1;bP6,-1 r r4444,b4444,y4444 1,0=5A;0,1=7A',
    options: 'players=3',
  },
  'WD-22': {
    title: 'Size',
    words: 'The tile joins one group that has at least five tiles without it.',
    position: 'rP1,0;rP1,-1;rP2,-1;rP2,0;rG3,-1;bP0,1 r r4444,b4444 1,0=SA',
  },
  'WD-24': {
    title: 'The last tile',
    words: 'The last player adds the last tile, and the game is over.',
    position: 'rP1,0;bP0,1 b r0000,b0100',
    options: 'modules=0',
  },
  'WD-26': {
    title: 'The k-th largest counts k times',
    words: 'Red has groups of 5, 3, 3, 2, 2 and a single tile: 5 + 6 + 9 + 8 + 10 = 38.',
    position:
      'rB-1,1;rB0,-1;bP0,1;bP1,-1;bA-1,0;rA1,0;rG-1,2;rG1,-2;bG-2,1;rP-1,-1;bB1,1;rG2,-1;bG-2,2;bA0,-2;bA0,2;bB2,-2;bB-2,0;bP2,0;bB-2,3;rP-1,3;bG1,-3;rP2,-3;rA-3,2;bG-1,-2;rG1,2;bA3,-2;bP-3,1;rA-2,-1;rA2,1;rB3,-1;rP-3,3;rB0,-3 r r0000,b0000',
    options: 'modules=0',
  },
  'WD-27': {
    title: 'Parents',
    words: 'A Parent that touches a Parent of any colour scores 2.',
    position: 'rP1,0;bP1,-1;rP-1,0 r',
    options: 'modules=1',
  },
  'WD-28': {
    title: 'Sets of symbols',
    words:
      'Different symbols score 3, 6, 10, 15, 21 or 28; the best grouping counts. Red: fish, egg, foot, and fish, egg.',
    position: '- r r4444,b4444 - r=fish.egg.fish.egg.foot;b=fish.fish',
  },
  'WD-30': {
    title: 'More cards',
    words: 'Both have 3 points. Blue has a card, Red has none: Blue wins.',
    position: 'rB1,0;rB1,-1;rB2,-1;bG-1,0 r r0000,b0000 - r=;b=fish',
  },
  'WD-31': {
    title: 'Set aside',
    words: 'Red has one Alpha left, and every free place would join it to an Alpha: it is set aside.',
    position: 'rA1,0;rP-1,0;rP0,-1;rP-1,1;rP1,-1;rP0,1 r r1000,b4444',
    options: 'modules=1',
  },
};
