/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Waddle Waddle. */
export const WADDLE_WADDLE: RuleTexts = {
  'WD-1': {
    title: 'Four tiles of each type',
    words: 'Every player has 16 tiles, four of each type. Red has no Alpha left here.',
    position: '- r r0444,b4444',
    options: 'modules=0',
  },
  'WD-3': {
    title: 'The base game',
    words: 'Without modules, pengos have no abilities: Alphas can join Alphas, and a Grumpy can move.',
    position: 'rA1,0;bG1,-1;bB0,-1 r',
    options: 'modules=0',
  },
  'WD-6': {
    title: 'Add one, move one',
    words: 'Each turn, add one tile. You can also move one tile, yours or not, before or after.',
    position: 'rP1,0;bP0,1;rP1,-1 r',
    options: 'modules=0',
  },
  'WD-7': {
    title: 'No move on the last turn',
    words: 'On the turn of your last tile you can only add it.',
    position: 'rP1,0;bP0,1;bP1,-1 r r0001,b4444',
    options: 'modules=0',
  },
  'WD-8': {
    title: 'Not the tile you just added',
    words: 'You can’t move the tile you added this turn.',
    position: 'bP1,0;bP0,1 r',
    options: 'modules=0',
  },
  'WD-9': {
    title: 'Touch the Iceberg or two tiles',
    words: 'A tile must touch the Iceberg or at least two other tiles.',
    position: 'rP1,0;bP1,-1 r',
    options: 'modules=0',
  },
  'WD-10': {
    title: 'Holes',
    words: 'A tile slides over the table. It can’t drop into a hole.',
    position: 'rP1,0;bP2,-1;rP3,-1;bP3,0;rP2,1;bP1,1 r',
    options: 'modules=0',
  },
  'WD-10:no-way-in': {
    title: 'A gap that is too narrow',
    words: 'The ring is open on one side, but the gap is too narrow to slide through.',
    position: 'rP1,0;bP2,-1;rP3,-1;rP2,1;bP1,1 r',
    options: 'modules=0',
  },
  'WD-11': {
    title: 'One Alpha per group',
    words: 'An Alpha can’t join a group of its colour that has an Alpha. A single Alpha counts as a group here.',
    position: 'rA1,0;bA0,1 r',
    options: 'modules=1',
  },
  'WD-12': {
    title: 'Big Bellies keep apart',
    words: 'A Big Belly can’t touch another Big Belly of any colour.',
    position: 'bB1,0;rP0,1 r',
    options: 'modules=1',
  },
  'WD-13': {
    title: 'Slide out',
    words: 'A tile must be able to slide out. The neighbours of the tile at 2,0 are too close.',
    position: 'rP1,0;bP2,-1;rP3,-1;rP2,1;bP1,1;rP2,0 r',
    options: 'modules=0',
  },
  'WD-14': {
    title: 'Leave nobody alone',
    words: 'Without the tile you move, each neighbour must still touch the Iceberg or two tiles.',
    position: 'rP1,0;bP1,-1;bP2,-1 r',
    options: 'modules=0',
  },
  'WD-15': {
    title: 'Nobody cut off',
    words: 'A move can’t cut tiles off from the Iceberg. Without the tile at 1,0, three would be.',
    position: 'rP1,0;bP2,0;bP2,-1;bP3,-1 r',
    options: 'modules=0',
  },
  'WD-16': {
    title: 'Grumpies stay put',
    words: 'Once placed, a Grumpy never moves.',
    position: 'rG1,0;bP0,1 r',
    options: 'modules=1',
  },
  'WD-17': {
    title: 'Where a tile can move',
    words: 'A moved tile can go anywhere an added tile could. Its old space doesn’t count as support.',
    position: 'rP1,0;bP1,-1;bP0,1 r',
    options: 'modules=0',
  },
  'WD-18': {
    title: 'Take a card right away',
    words: 'Take a card right after you meet it. The fish wants an Alpha touching a Parent and a Grumpy.',
    position: 'bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A',
    options: 'players=3',
  },
  'WD-19': {
    title: 'Cards that can’t slide out',
    words: 'Cards leave like tiles do. Taking this one would leave another touching only one card.',
    position: 'bP1,0;yG1,-1;bP-1,0 r r4444,b4444,y4444 1,0=A:PG;0,1=SA;-1,1=5P;-1,0=5A;0,-1=5G;1,-1=5B;2,-1=SG',
    options: 'players=3',
  },
  'WD-20': {
    title: 'Adjacency',
    words: 'The Alpha must touch a Parent and a Grumpy of other colours than its own.',
    position: 'rP1,0;bG1,-1;bP-1,0 r r4444,b4444 1,0=A:PG;0,1=G:AP',
  },
  'WD-21': {
    title: 'Proximity',
    words: 'At least five tiles (seven on one card) must be between the Alpha and the Iceberg, by the shortest path.',
    position:
      'bP1,0;yP1,-1;bP2,0;yP2,-1;bP3,0;yP3,-1;bP4,0;yP4,-1;bP5,0;yP5,-1;bP6,-1 r r4444,b4444,y4444 1,0=5A;0,1=7A',
    options: 'players=3',
  },
  'WD-22': {
    title: 'Size',
    words: 'The tile must join one group that already has at least five tiles.',
    position: 'rP1,0;rP1,-1;rP2,-1;rP2,0;rG3,-1;bP0,1 r r4444,b4444 1,0=SA',
  },
  'WD-24': {
    title: 'The last tile',
    words: 'The game ends when the last player adds their last tile.',
    position: 'rP1,0;bP0,1 b r0000,b0100',
    options: 'modules=0',
  },
  'WD-26': {
    title: 'Smaller groups score more per tile',
    words:
      'The largest group scores 1 per tile, the second 2, the third 3, and so on. Red’s 5, 3, 3, 2 and 2 score 5 + 6 + 9 + 8 + 10 = 38.',
    position:
      'rB-1,1;rB0,-1;bP0,1;bP1,-1;bA-1,0;rA1,0;rG-1,2;rG1,-2;bG-2,1;rP-1,-1;bB1,1;rG2,-1;bG-2,2;bA0,-2;bA0,2;bB2,-2;bB-2,0;bP2,0;bB-2,3;rP-1,3;bG1,-3;rP2,-3;rA-3,2;bG-1,-2;rG1,2;bA3,-2;bP-3,1;rA-2,-1;rA2,1;rB3,-1;rP-3,3;rB0,-3 r r0000,b0000',
    options: 'modules=0',
  },
  'WD-27': {
    title: 'Parents',
    words: 'Each of your Parents that touches a Parent of any colour scores 2.',
    position: 'rP1,0;bP1,-1;rP-1,0 r',
    options: 'modules=1',
  },
  'WD-28': {
    title: 'Sets of symbols',
    words:
      'A set of 1 to 6 different symbols scores 3, 6, 10, 15, 21 or 28. Red has two sets: fish, egg, foot, and fish, egg.',
    position: '- r r4444,b4444 - r=fish.egg.fish.egg.foot;b=fish.fish',
  },
  'WD-30': {
    title: 'Tie-break: cards',
    words: 'Both have 3 points. Blue has a card, Red has none: Blue wins.',
    position: 'rB1,0;rB1,-1;rB2,-1;bG-1,0 r r0000,b0000 - r=;b=fish',
  },
  'WD-31': {
    title: 'Set aside',
    words: 'If you can’t add a tile, set one aside. Every space for Red’s last Alpha would join it to another Alpha.',
    position: 'rA1,0;rP-1,0;rP0,-1;rP-1,1;rP1,-1;rP0,1 r r1000,b4444',
    options: 'modules=1',
  },
};
