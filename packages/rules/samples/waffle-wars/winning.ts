/** Samples of what wins quadrants and games: WW-12 to WW-29. */
import type { WaffleWarsSample } from '../sample.js';

const NONE = [
  [0, 0],
  [0, 0],
  [0, 0],
] as const;

/** Samples of quadrants: WW-12 to WW-16. */
export const QUADRANTS: readonly WaffleWarsSample[] = [
  {
    id: 'WW-12',
    title: 'Rows and squares',
    sentence: 'Three in a row or a 2×2 square inside a quadrant wins it. Overlapping ones count separately.',
    position: '3b1b/6/1b2b1/6/ss4/1s4 s 15,14 -',
    tries: [
      { tell: 'Place on c2: three in a row.', moves: ['c2'], shapes: [[1, 0], ...NONE] },
      { tell: 'Place on a1 instead: a square.', moves: ['a1'], shapes: [[1, 0], ...NONE] },
      {
        tell: 'Make both, on a1 and c2. They share two pieces.',
        moves: ['a1', 'f1', 'c2'],
        shapes: [[2, 0], ...NONE],
      },
    ],
  },
  {
    id: 'WW-13',
    title: 'Locked quadrants',
    sentence: 'The side with more rows and squares in a quadrant owns it, and the other side can’t place there.',
    position: '6/4b1/3b2/6/6/sss3 b 15,16 -',
    tries: [
      { tell: 'Try a2, in the locked quadrant.', moves: ['a2'], refused: { rule: 'WW-13', code: 'locked' } },
      { tell: 'Try b3 too.', moves: ['b3'], refused: { rule: 'WW-13', code: 'locked' } },
      { tell: 'Place on d2, next to it.', moves: ['d2'], leadsTo: '6/4b1/3b2/6/3b2/sss3 s 15,15 -' },
    ],
  },
  {
    id: 'WW-13',
    title: 'More rows and squares win',
    sentence: 'Each side has one row or square in the quadrant a1-c3. A second one wins it.',
    position: '6/6/6/bbb3/1s1bs1/sss3 s 13,14 -',
    tries: [
      {
        tell: 'Jump from e2 to c2: now you have a row and a square.',
        moves: ['e2xc2'],
        owners: ['strawberries', '', '', ''],
        shapes: [[2, 1], ...NONE],
      },
      {
        tell: 'Jump, then try a2 with Blueberries.',
        moves: ['e2xc2', 'a2'],
        refused: { rule: 'WW-13', code: 'locked' },
      },
    ],
  },
  {
    id: 'WW-14',
    title: 'Place in your own quadrant',
    sentence: 'A lock only stops the other side. The owner can still place there.',
    position: '6/4b1/3b2/5b/6/sss3 s 15,15 -',
    tries: [
      {
        tell: 'Place on b2, in your own quadrant.',
        moves: ['b2'],
        leadsTo: '6/4b1/3b2/5b/1s4/sss3 b 14,15 -',
        owners: ['strawberries', '', '', ''],
      },
    ],
  },
  {
    id: 'WW-15',
    title: 'Civil War',
    sentence:
      'Both sides have equally many rows and squares in the quadrant a1-c3, so nobody owns it and nobody can place there.',
    position: '6/6/6/bbb3/6/sss3 s 15,15 -',
    tries: [
      { tell: 'Try b2 with Strawberries.', moves: ['b2'], refused: { rule: 'WW-15', code: 'civil-war' } },
      {
        tell: 'Place on e5, then try b2 with Blueberries.',
        moves: ['e5', 'b2'],
        refused: { rule: 'WW-15', code: 'civil-war' },
      },
    ],
  },
  {
    id: 'WW-16',
    title: 'A quadrant reopens',
    sentence: 'Owners are counted again after every move. Break the row, and the quadrant opens again.',
    position: '6/6/4b1/3b2/sss3/6 b 15,16 -',
    tries: [
      { tell: 'Try to place on a1. It’s locked.', moves: ['a1'], refused: { rule: 'WW-13', code: 'locked' } },
      { tell: 'Jump from d3 to b1 and break the row.', moves: ['d3xb1'], owners: ['', '', '', ''] },
      {
        tell: 'Jump, let Strawberries place on f6, and a1 is open.',
        moves: ['d3xb1', 'f6', 'a1'],
        leadsTo: '5s/6/4b1/6/ss4/bb4 s 14,15 -',
      },
    ],
  },
];

/** Samples of winning: WW-17 to WW-23. */
export const WINNING: readonly WaffleWarsSample[] = [
  {
    id: 'WW-17',
    title: 'Three quadrants',
    sentence: 'Own three of the four quadrants and you win at once. Blueberries own two here.',
    position: 'b3bb/bs2bb/b1ss2/1s1s1s/s1s3/1s1bb1 b 8,9 -',
    tries: [
      {
        tell: 'Place on f1 to complete the row.',
        moves: ['f1'],
        owners: ['', 'blueberries', 'blueberries', 'blueberries'],
        result: 'blueberries three-quadrants',
        after: 'Own three of the four quadrants and you win at once.',
      },
    ],
  },
  {
    id: 'WW-18',
    title: 'Five in a row',
    sentence: 'Five in a row wins at once, anywhere on the waffle, straight or diagonal.',
    position: '6/s1b3/2bs2/1s1s2/2b1s1/2b3 b 13,14 -',
    tries: [
      { tell: 'Place on c3 between the two pairs.', moves: ['c3'], result: 'blueberries five-in-a-row' },
      { tell: 'Place on c6 instead: only three in a row.', moves: ['c6'] },
    ],
  },
  {
    id: 'WW-19',
    title: 'Saucy Fellow',
    sentence: 'Five in a row across three quadrants is a Saucy Fellow. It counts like any other five.',
    position: '6/3s1b/4b1/2s1s1/1sbs2/1b4 b 13,14 -',
    tries: [
      {
        tell: 'Place on d3, in the corner of the third quadrant.',
        moves: ['d3'],
        terms: ['saucy-fellow'],
        result: 'blueberries five-in-a-row',
      },
    ],
  },
  {
    id: 'WW-20',
    title: 'Super-Mega-Flex',
    sentence: 'Six in a row is a Super-Mega-Flex. It beats five in a row.',
    position: '1s2s1/3s1s/s1s3/6/bb1bbb/6 b 12,13 -',
    tries: [
      {
        tell: 'Place on c2 to complete the row.',
        moves: ['c2'],
        terms: ['super-mega-flex'],
        result: 'blueberries six-in-a-row',
      },
    ],
  },
  {
    id: 'WW-21',
    title: 'A filled quadrant',
    sentence: 'Fill all nine spaces of a quadrant with your pieces and you win at once.',
    position: 's1s3/3s1s/1s2s1/bbb3/b1bs1s/bbb1s1 b 9,10 -',
    tries: [{ tell: 'Place the ninth piece on b2.', moves: ['b2'], result: 'blueberries filled-quadrant' }],
  },
  {
    id: 'WW-22',
    title: 'Depletion',
    sentence: 'A side with no legal move on its turn loses. Strawberries have one piece left and an empty hand.',
    position: '6/6/6/2b3/1s4/6 b 0,5 -',
    tries: [
      {
        tell: 'Capture it: jump from c3 to a1.',
        moves: ['c3xa1'],
        result: 'blueberries depletion',
        after: 'A side with no legal move on its turn loses. Strawberries have no piece left and an empty hand.',
      },
    ],
  },
  {
    id: 'WW-22',
    title: 'Nowhere to go',
    sentence: 'You also lose with pieces in hand if every open space is locked and you can’t jump.',
    position: 'ssssbs/bbs3/sbbbbs/sbs1s1/bss1b1/bssbbb b 3,3 -',
    tries: [
      {
        tell: 'Place on e5: now both quadrants with open spaces are yours.',
        moves: ['e5'],
        result: 'blueberries depletion',
      },
    ],
  },
  {
    id: 'WW-23',
    title: 'Wins have ranks',
    sentence: 'From low to high: five in a row, six in a row, a filled quadrant or three quadrants, depletion.',
    position: 'bb1bbb/1s4/1s4/6/1s2s1/1s4 s 13,13 -',
    tries: [
      {
        tell: 'Make five in a row on b3, then let Blueberries reply with six on c6.',
        moves: ['b3', 'c6'],
        terms: ['super-mega-flex'],
        result: 'blueberries six-in-a-row',
      },
    ],
  },
];

/** Both sides are one placement away from five in a row. */
const BOTH_CLOSE = 'b1bbb1/1ss3/1s1b2/6/1s2s1/1s4';

/** Five in a row each; Strawberries can make six, block, or jump from c4. */
const AT_WAR = '6/bbbbb1/2s3/6/sssss1/4b1 s 12,12 war';

/** Samples of equity: WW-24 to WW-29. */
export const EQUITY: readonly WaffleWarsSample[] = [
  {
    id: 'WW-24',
    title: 'The reply',
    sentence: 'When Strawberries win, Blueberries get one reply: a placement that wins for them too.',
    position: `${BOTH_CLOSE} s 12,13 -`,
    tries: [
      {
        tell: 'Make five in a row on b3. The game isn’t over yet.',
        moves: ['b3'],
        leadsTo: 'b1bbb1/1ss3/1s1b2/1s4/1s2s1/1s4 b 11,13 reply',
      },
      {
        tell: 'Reply on f1, which wins nothing.',
        moves: ['b3', 'f1'],
        refused: { rule: 'WW-24', code: 'reply-must-win' },
      },
      {
        tell: 'Reply with a jump from d4 to b6, which would make five in a row.',
        moves: ['b3', 'd4xb6'],
        refused: { rule: 'WW-24', code: 'reply-by-placement' },
      },
      {
        tell: 'Reply on b6: five in a row too.',
        moves: ['b3', 'b6'],
        leadsTo: 'bbbbb1/1ss3/1s1b2/1s4/1s2s1/1s4 s 11,12 war',
        terms: ['world-war'],
      },
    ],
  },
  {
    id: 'WW-24',
    title: 'No reply possible',
    sentence: 'If no reply can win, Strawberries win at once.',
    position: '2bbb1/1ss3/1s1b2/6/1s2s1/1s4 s 12,14 -',
    tries: [{ tell: 'Make five in a row on b3.', moves: ['b3'], result: 'strawberries five-in-a-row' }],
  },
  {
    id: 'WW-24',
    title: 'Reply with a jump',
    sentence: 'With the option reply=any, a jump counts too. Blueberries have an empty hand, but they can jump.',
    position: `${BOTH_CLOSE} s 12,0 -`,
    options: 'reply=any',
    tries: [
      { tell: 'Make five in a row on b3.', moves: ['b3'], leadsTo: 'b1bbb1/1ss3/1s1b2/1s4/1s2s1/1s4 b 11,0 reply' },
      {
        tell: 'Reply with a jump from d4 to b6.',
        moves: ['b3', 'd4xb6'],
        leadsTo: 'bbbbb1/1s4/1s4/1s4/1s2s1/1s4 s 11,0 war',
        terms: ['world-war'],
      },
    ],
  },
  {
    id: 'WW-25',
    title: 'No reply for Strawberries',
    sentence: 'Blueberries win at once, even if Strawberries could make five in a row next.',
    position: `${BOTH_CLOSE} b 12,13 -`,
    tries: [{ tell: 'Make five in a row on b6.', moves: ['b6'], result: 'blueberries five-in-a-row' }],
  },
  {
    id: 'WW-26',
    title: 'A World War begins',
    sentence: 'Equal wins after a reply start a World War. Strawberries go next.',
    position: 'b1bbb1/1s4/1s4/1s4/1s2s1/1s4 b 12,14 reply',
    tries: [
      {
        tell: 'Reply on b6 with five in a row.',
        moves: ['b6'],
        leadsTo: 'bbbbb1/1s4/1s4/1s4/1s2s1/1s4 s 12,13 war',
        terms: ['world-war'],
      },
    ],
  },
  {
    id: 'WW-26',
    title: 'The higher rank wins at once',
    sentence: 'One move can give both sides a win. The higher rank wins then, with no reply and no war.',
    position: '3bbb/ss1ss1/2b3/sss2b/5b/bbb2b s 10,8 -',
    tries: [
      {
        tell: 'Jump from c3 to c5: five in a row, but the quadrant you left becomes Blueberries’ third.',
        moves: ['c3xc5'],
        owners: ['blueberries', 'blueberries', 'strawberries', 'blueberries'],
        result: 'blueberries three-quadrants',
      },
    ],
  },
  {
    id: 'WW-27',
    title: 'World War',
    sentence:
      'Turns continue. The first side with the better win wins, and a win broken by a jump no longer counts. A second equal win breaks no tie, except with the option war=count.',
    position: AT_WAR,
    tries: [
      {
        tell: 'Make six in a row on f2.',
        moves: ['f2'],
        terms: ['super-mega-flex'],
        result: 'strawberries six-in-a-row',
      },
      {
        tell: 'Or jump from c4 to c6 to break the other side’s five.',
        moves: ['c4xc6'],
        result: 'strawberries five-in-a-row',
      },
      { tell: 'Or place on f4. The war goes on.', moves: ['f4'], leadsTo: '6/bbbbb1/2s2s/6/sssss1/4b1 b 11,12 war' },
      {
        tell: 'Place on f4, and let Blueberries jump from e1 to e3.',
        moves: ['f4', 'e1xe3'],
        result: 'blueberries five-in-a-row',
      },
    ],
  },
  {
    id: 'WW-27',
    title: 'Count equal wins',
    sentence: 'With the option war=count, two fives beat one. Strawberries have one five and can make another.',
    position: '1b1b2/bbbbbs/4s1/3s1b/sssss1/6 s 10,10 war',
    options: 'war=count',
    tries: [
      {
        tell: 'Make a second five on b1.',
        moves: ['b1'],
        terms: ['saucy-fellow'],
        result: 'strawberries five-in-a-row',
      },
    ],
  },
  {
    id: 'WW-28',
    title: 'Depletion gets no reply',
    sentence: 'Blueberries have one piece left and an empty hand, so they’d have no move to reply with.',
    position: '6/6/6/2s3/1b4/6 s 5,0 -',
    tries: [{ tell: 'Capture it: jump from c3 to a1.', moves: ['c3xa1'], result: 'strawberries depletion' }],
  },
  {
    id: 'WW-29',
    title: 'Without equity rules',
    sentence: 'With the option equity=off, Strawberries win at once, even though Blueberries could reply on b6.',
    position: `${BOTH_CLOSE} s 12,13 -`,
    options: 'equity=off',
    tries: [{ tell: 'Make five in a row on b3.', moves: ['b3'], result: 'strawberries five-in-a-row' }],
  },
];

// Samples of terms: WW-30 to WW-34.

export const TERMS: readonly WaffleWarsSample[] = [
  {
    id: 'WW-30',
    title: 'Civil War',
    sentence: 'A jump that gives both sides equally many rows and squares starts a Civil War.',
    position: '6/6/6/bb1sb1/6/sss3 b 14,15 -',
    tries: [
      {
        tell: 'Jump from e3 to c3.',
        moves: ['e3xc3'],
        owners: ['war', '', '', ''],
        terms: ['civil-war'],
      },
    ],
  },
  {
    id: 'WW-30',
    title: 'World War',
    sentence: 'Both sides have an equal win: a World War.',
    position: 'b1bbb1/1s4/1s4/1s4/1s2s1/1s4 b 12,14 reply',
    tries: [{ tell: 'Place on b6.', moves: ['b6'], terms: ['world-war'] }],
  },
  {
    id: 'WW-30',
    title: 'Saucy Fellow',
    sentence: 'Five in a row across three quadrants.',
    position: '6/3s1b/4b1/2s1s1/1sbs2/1b4 b 13,14 -',
    tries: [{ tell: 'Place on d3.', moves: ['d3'], terms: ['saucy-fellow'], result: 'blueberries five-in-a-row' }],
  },
  {
    id: 'WW-30',
    title: 'Super-Mega-Flex',
    sentence: 'Six in a row, when five would do.',
    position: '1s2s1/3s1s/s1s3/6/bb1bbb/6 b 12,13 -',
    tries: [{ tell: 'Place on c2.', moves: ['c2'], terms: ['super-mega-flex'], result: 'blueberries six-in-a-row' }],
  },
  {
    id: 'WW-31',
    title: 'Invasion',
    sentence: 'A jump into a quadrant that breaks the opponent’s win and ends their hold on it.',
    position: '6/6/4b1/3b2/sss3/6 b 15,16 -',
    tries: [{ tell: 'Jump from d3 to b1.', moves: ['d3xb1'], owners: ['', '', '', ''], terms: ['invasion'] }],
  },
  {
    id: 'WW-31',
    title: 'Revolution',
    sentence: 'A jump inside a quadrant that breaks the opponent’s win and ends their hold on it.',
    position: '6/6/4b1/2b3/sss3/6 b 15,16 -',
    tries: [{ tell: 'Jump from c3 to a1.', moves: ['c3xa1'], owners: ['', '', '', ''], terms: ['revolution'] }],
  },
  {
    id: 'WW-31',
    title: 'Coup',
    sentence: 'An Invasion or Revolution that also makes the quadrant yours.',
    position: '6/6/4b1/bsb3/bs4/1s4 b 15,14 -',
    tries: [
      {
        tell: 'Jump from c3 to a1, breaking their row and completing your own.',
        moves: ['c3xa1'],
        owners: ['blueberries', '', '', ''],
        terms: ['revolution', 'coup'],
      },
    ],
  },
  {
    id: 'WW-31',
    title: 'Mutiny',
    sentence: 'The piece on b3 blocks Strawberries’ five in a row. If it jumps away, they can complete it.',
    position: '6/1s4/1s4/1bs3/1s2b1/1s2b1 b 13,15 -',
    tries: [
      { tell: 'Jump from b3 to d3 and leave your post.', moves: ['b3xd3'], terms: ['mutiny'] },
      { tell: 'Place on a1 instead: no Mutiny.', moves: ['a1'], terms: [] },
    ],
  },
  {
    id: 'WW-32',
    title: 'Arms Race',
    sentence: 'You can fill a quadrant or complete five in a row inside your own quadrants, and no jump can stop you.',
    position: '6/6/6/6/3b2/ss4 s 16,17 -',
    tries: [
      {
        tell: 'Place on c1: the quadrant is yours to fill, and no jump can stop you.',
        moves: ['c1'],
        terms: ['arms-race'],
      },
      { tell: 'Place on a2 instead: nobody owns the quadrant.', moves: ['a2'], terms: [] },
    ],
  },
  {
    id: 'WW-32',
    title: 'Cold War',
    sentence: 'Both sides are in an Arms Race.',
    position: 'bb4/6/6/6/6/3sss b 15,16 -',
    tries: [{ tell: 'Place on c6.', moves: ['c6'], terms: ['arms-race', 'cold-war'] }],
  },
  {
    id: 'WW-33',
    title: 'Wall of Jericho',
    sentence: 'You can win on a space. If the opponent blocks it, you jump over the blocker and can win there again.',
    position: '4b1/2b3/s5/s2ss1/6/6 s 14,16 -',
    tries: [
      {
        tell: 'Place on c3: b3 would win now, and a blocker there can be jumped from a4.',
        moves: ['c3'],
        terms: ['wall-of-jericho'],
      },
      {
        tell: 'Watch the wall fall: c3, the block on b3, the jump over it, and b3 wins after all.',
        moves: ['c3', 'b3', 'a4xc2', 'f6', 'b3'],
        result: 'strawberries five-in-a-row',
      },
    ],
  },
  {
    id: 'WW-34',
    title: 'Waffling and Soggy Waffle',
    sentence:
      'Two calls for anyone, at any time. They change nothing. Their buttons appear while the next move could win.',
    position: '6/1b2b1/3b2/6/ssss2/6 s 14,15 -',
    tries: [{ tell: 'Make a call, then place on f6. Nothing has changed.', moves: ['f6'], terms: [] }],
  },
];
