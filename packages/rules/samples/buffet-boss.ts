/** All samples of Buffet Boss, in the order of the catalogue. */
import type { Sample, Try } from './sample.js';

/** A try whose result shows on score sheets or in who is to move. */
export interface BuffetBossTry extends Try {
  /** Rule and points of every line of a seat's sheet after the moves, seats in order. */
  readonly sheets?: readonly (readonly (readonly [rule: string, points: number])[])[];
  /** Who is to move after the moves: seat names joined by blanks, `table`, or empty. */
  readonly toMove?: string;
  /** All legal moves after the moves, sorted and joined by blanks. */
  readonly legal?: string;
}

export type BuffetBossSample = Sample<BuffetBossTry>;

/** A bag with every card in it. */
export const FULL = '222222222222222222222';

/** A finished game to be counted. */
export function counted(plates: string): string {
  return `${plates} - p1:over:1:p1 ${FULL} -`;
}

/** A position in the middle of a game. */
export function going(plates: string, line: string, step: string, turn = '-'): string {
  return `${plates} ${line} ${step} ${FULL} ${turn}`;
}

const EMPTY2 = '0/-/-/-;0/-/-/-';

/** Samples of set-up and round: BB-1 to BB-14. */
const ROUND: readonly BuffetBossSample[] = [
  {
    id: 'BB-1',
    title: 'Two of each food',
    sentence: 'There are two cards of each food, so a third never appears.',
    position: `${EMPTY2} - p1:line:1:p1 ${FULL} -`,
    tries: [
      { tell: 'Reveal ham twice.', moves: ['~ham', '~ham'], toMove: 'table' },
      {
        tell: 'Try to reveal it a third time.',
        moves: ['~ham', '~ham2', '~ham'],
        refused: { rule: 'BB-1', code: 'no-such-card' },
      },
    ],
  },
  {
    id: 'BB-2',
    title: 'The last round of Lunch',
    sentence: 'Lunch has five rounds. After the last turn, count the stars.',
    position: going('150/ham/p-1/-;0/-/-/-', 'banana.egg', 'p2:turn:5:p1'),
    tries: [
      {
        tell: 'Take the banana, stack it and end your turn.',
        moves: ['banana', '~180/p-1', 'end'],
        result: 'p2 stars',
        toMove: '',
      },
    ],
  },
  {
    id: 'BB-3',
    title: 'The last round of Dinner',
    sentence: 'Dinner has seven rounds. Then Characters are revealed.',
    position: going('150/ham/p-1/B1.B2;0/-/-/B3.B4', 'banana.egg', 'p2:turn:7:p1'),
    options: 'version=dinner',
    tries: [{ tell: 'Take the egg, drop it, and leave it.', moves: ['egg', '~0/-/1', 'late', 'end'], toMove: 'p1' }],
  },
  {
    id: 'BB-4',
    title: 'A solo Snack',
    sentence: 'A Snack for one player has six cards, or three rounds. Stack them all to win.',
    position: going('500/ham.steak.lettuce.squid/p-1.1-2.2-3.3-4/-', 'egg', 'p1:turn:3:p1', '1:-:-:-'),
    options: 'version=all,players=1',
    tries: [
      { tell: 'Stack the last food.', moves: ['egg', '~700/p-1.1-2.2-3.3-4.4-5', 'end'], result: 'p1 all-stacked' },
    ],
  },
  {
    id: 'BB-10',
    title: 'The Buffet Line',
    sentence: 'Reveal one more food than there are players. Then the first player chooses.',
    position: `${EMPTY2} - p2:line:1:p2 ${FULL} -`,
    tries: [
      { tell: 'Reveal two foods.', moves: ['~ham', '~egg'], toMove: 'table' },
      { tell: 'Reveal three.', moves: ['~ham', '~egg', '~banana'], toMove: 'p2', legal: 'banana egg ham' },
    ],
  },
  {
    id: 'BB-11',
    title: 'One food each',
    sentence: 'Clockwise, each player takes one food from the Buffet Line and stacks it.',
    position: going(EMPTY2, 'ham.egg.banana', 'p1:turn:1:p1'),
    tries: [
      { tell: 'Take the ham and stack it.', moves: ['ham', '~150/p-1', 'end'], toMove: 'p2', legal: 'banana egg' },
      {
        tell: 'Try a second food as the first player.',
        moves: ['ham', '~150/p-1', 'egg'],
        refused: { rule: 'BB-11', code: 'one-food' },
      },
      { tell: 'Try a food that isn’t in the line.', moves: ['steak'], refused: { rule: 'BB-11', code: 'not-in-line' } },
      { tell: 'Try to take nothing.', moves: ['end'], refused: { rule: 'BB-11', code: 'take-first' } },
    ],
  },
  {
    id: 'BB-11',
    title: 'The last player chooses',
    sentence: 'The last player can take one or both of the last two foods, in any order.',
    position: going('150/ham/p-1/-;0/-/-/-', 'egg.banana', 'p2:turn:1:p1'),
    tries: [
      {
        tell: 'Take the banana first, then the egg.',
        moves: ['banana', '~180/p-1', 'egg', '~330/p-1.1-2'],
        legal: 'adjust end',
      },
      { tell: 'Take the egg and stop.', moves: ['egg', '~200/p-1', 'end'], toMove: 'table' },
    ],
  },
  {
    id: 'BB-12',
    title: 'Leftovers',
    sentence: 'Food nobody took goes to the Waste Bin with its card. The next player clockwise goes first.',
    position: going('150/ham/p-1/-;180/banana/p-1/-', 'egg', 'p2:turn:1:p1', '1:-:-:-'),
    tries: [
      {
        tell: 'End the round.',
        moves: ['end'],
        leadsTo: going('150/ham/p-1/-;180/banana/p-1/-', '-', 'p2:line:2:p2'),
        toMove: 'table',
      },
    ],
  },
  {
    id: 'BB-13',
    title: 'Nothing goes to waste',
    sentence: 'In All-You-Can-Eat, one player takes two foods each round. If nobody else has, the last player must.',
    position: going(EMPTY2, 'ham.egg.banana', 'p1:turn:1:p1'),
    options: 'version=all',
    tries: [
      { tell: 'The first player takes two.', moves: ['ham', '~150/p-1', 'egg', '~350/p-1.1-2'], legal: 'adjust end' },
      {
        tell: 'Then only one food is left for the last player.',
        moves: ['ham', '~150/p-1', 'egg', '~350/p-1.1-2', 'end', 'banana', '~180/p-1'],
        legal: 'adjust end',
      },
      {
        tell: 'Try to leave a food as the last player.',
        moves: ['ham', '~150/p-1', 'end', 'egg', '~200/p-1', 'end'],
        refused: { rule: 'BB-13', code: 'food-left' },
      },
      {
        tell: 'Try to take a third food.',
        moves: ['ham', '~150/p-1', 'end', 'egg', '~200/p-1', 'banana', '~350/p-1.1-2', 'ham'],
        refused: { rule: 'BB-11', code: 'not-in-line' },
      },
    ],
  },
  {
    id: 'BB-14',
    title: 'Who goes first',
    sentence: 'In All-You-Can-Eat, the players choose who goes first each round.',
    position: going('0/-/-/-;0/-/-/-;0/-/-/-', 'ham.egg.banana.steak', 'p1:first:1:p1'),
    options: 'version=all,players=3',
    tries: [
      { tell: 'Wait.', moves: [], toMove: 'p1 p2 p3', legal: 'first:p1 first:p2 first:p3' },
      { tell: 'The third player goes first.', moves: ['first:p3'], toMove: 'p3' },
      {
        tell: 'Try a player who isn’t there.',
        moves: ['first:p4'],
        refused: { rule: 'BB-14', code: 'no-such-seat' },
      },
    ],
  },
];

/** Four pieces, and the food in hand is the fifth. */
const FOUR = '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/-';

/** Samples of stacking and falling: BB-20 to BB-25. */
const STACKING: readonly BuffetBossSample[] = [
  {
    id: 'BB-20',
    title: 'On the plate or on another piece',
    sentence: 'Every piece must touch the plate or another piece on it, and stay parallel to the plate.',
    position: going('150/ham/p-1/-;0/-/-/-', 'egg.banana', 'p1:settle:1:p1', '1:steak:-:-'),
    tries: [
      { tell: 'It settles on the ham.', moves: ['~300/p-1.1-2'], legal: 'adjust end' },
      { tell: 'Try to leave it in the air.', moves: ['~300/p-1'], refused: { rule: 'BB-20', code: 'in-the-air' } },
      {
        tell: 'Try two pieces that only touch each other.',
        moves: ['~300/1-2'],
        refused: { rule: 'BB-20', code: 'in-the-air' },
      },
    ],
  },
  {
    id: 'BB-21',
    title: 'Adjust your pile',
    sentence: 'On your turn you can adjust your pile at any time, but you can’t take anything off.',
    position: going('300/steak.ham/p-1.1-2/-;0/-/-/-', 'egg.banana.squid', 'p1:turn:2:p1'),
    tries: [
      {
        tell: 'Adjust first. You can still take a food.',
        moves: ['adjust', '~310/p-1.1-2'],
        legal: 'adjust banana egg squid',
      },
      {
        tell: 'Try to adjust an empty plate.',
        moves: ['egg', '~500/p-1.1-2.2-3', 'end', 'adjust'],
        refused: { rule: 'BB-21', code: 'nothing-to-adjust' },
      },
    ],
  },
  {
    id: 'BB-22',
    title: 'Save half, rounded up',
    sentence: 'You can save half of the pieces that fall at once, rounded up: here any two of three.',
    position: going(FOUR, 'banana.grapes', 'p1:settle:1:p1', '1:lettuce:-:-'),
    tries: [
      { tell: 'Three pieces fall.', moves: ['~300/p-1.1-2/3.4.5'], legal: 'late save:1 save:2 save:3' },
      {
        tell: 'Save two of them; the third is gone.',
        moves: ['~300/p-1.1-2/3.4.5', 'save:3', '~400/p-1.1-2.2-3', 'save:1', '~550/p-1.1-2.2-3.3-4'],
        leadsTo: going(
          '550/steak.ham.lettuce.squid/p-1.1-2.2-3.3-4/-;0/-/-/-',
          'banana.grapes',
          'p1:turn:1:p1',
          '1:-:3.4:-',
        ),
      },
      {
        tell: 'Try to save one that isn’t there.',
        moves: ['~300/p-1.1-2/3.4.5', 'save:4'],
        refused: { rule: 'BB-22', code: 'not-beside-plate' },
      },
    ],
  },
  {
    id: 'BB-22',
    title: 'A single piece',
    sentence: 'You can pick up a single fallen piece and place it again, if you’re quick enough.',
    position: going(FOUR, 'banana.grapes', 'p1:settle:1:p1', '1:lettuce:-:-'),
    tries: [
      {
        tell: 'It falls and is saved.',
        moves: ['~500/p-1.1-2.2-3.3-4/5', 'save:1', '~600/p-1.1-2.2-3.3-4.4-5'],
        toMove: 'p1',
      },
      { tell: 'It falls, and time runs out.', moves: ['~500/p-1.1-2.2-3.3-4/5', 'late'], legal: 'adjust end' },
    ],
  },
  {
    id: 'BB-23',
    title: 'Save a piece once per turn',
    sentence: 'Each piece can be saved once per turn. Food that falls during a rescue gets its own three seconds.',
    position: going(FOUR, 'banana.grapes', 'p1:settle:1:p1', '1:lettuce:-:-'),
    tries: [
      {
        tell: 'The saved piece falls again.',
        moves: ['~500/p-1.1-2.2-3.3-4/5', 'save:1', '~500/p-1.1-2.2-3.3-4/5'],
        legal: 'adjust end',
      },
      {
        tell: 'It takes another piece with it. You can save that one.',
        moves: ['~500/p-1.1-2.2-3.3-4/5', 'save:1', '~400/p-1.1-2.2-3/4.5'],
        legal: 'late save:1',
      },
      {
        tell: 'Try to save the first piece again.',
        moves: ['~500/p-1.1-2.2-3.3-4/5', 'save:1', '~400/p-1.1-2.2-3/4.5', 'save:2'],
        refused: { rule: 'BB-23', code: 'rescued-before' },
      },
      {
        tell: 'Two rescues run at once.',
        moves: ['~300/p-1.1-2/3.4.5', 'save:1', '~250/p-1/2.3'],
        legal: 'late save:1 save:2 save:3',
      },
    ],
  },
  {
    id: 'BB-24',
    title: 'Too late',
    sentence: 'Food you don’t save in time leaves the game with its card.',
    position: going(FOUR, 'banana.grapes', 'p1:settle:1:p1', '1:lettuce:-:-'),
    tries: [
      {
        tell: 'Two pieces fall, and time runs out.',
        moves: ['~400/p-1.1-2.2-3/4.5', 'late'],
        leadsTo: going('400/steak.ham.squid/p-1.1-2.2-3/-;0/-/-/-', 'banana.grapes', 'p1:turn:1:p1', '1:-:-:-'),
        sheets: [
          [
            ['BB-30', 6],
            ['BB-31', 5],
          ],
          [],
        ],
      },
    ],
  },
  {
    id: 'BB-25',
    title: 'One piece falls',
    sentence: 'In All-You-Can-Eat, everyone loses as soon as one piece falls.',
    position: going(FOUR, 'banana.grapes', 'p1:settle:1:p1', '1:lettuce:-:-'),
    options: 'version=all',
    tries: [
      { tell: 'It falls.', moves: ['~500/p-1.1-2.2-3.3-4/5'], result: ' fallen', toMove: '' },
      {
        tell: 'Try to save it.',
        moves: ['~500/p-1.1-2.2-3.3-4/5', 'save:1'],
        refused: { rule: 'BB-25', code: 'lost' },
      },
      { tell: 'It stays.', moves: ['~600/p-1.1-2.2-3.3-4.4-5'], toMove: 'p1', sheets: [[['BB-25', 0]], []] },
    ],
  },
];

/** Samples of the end: BB-30 to BB-34 and BB-53. */
const SCORING: readonly BuffetBossSample[] = [
  {
    id: 'BB-30',
    title: 'Stars on the plate',
    sentence: 'Score the stars of all food on your plate: 2 for ham, 3 for a banana, 4 for an egg.',
    position: counted('450/ham.banana.egg/p-1.1-2.2-3/-;0/-/-/-'),
    tries: [
      {
        tell: 'Count the stars.',
        moves: [],
        result: 'p1 stars',
        sheets: [
          [
            ['BB-30', 9],
            ['BB-31', 5],
          ],
          [],
        ],
      },
    ],
  },
  {
    id: 'BB-31',
    title: 'Within a millimetre',
    sentence: 'The tallest plate scores 5 more, and so does every plate within 1 mm of it.',
    position: counted('450/ham/p-1/-;440/ham/p-1/-;439/egg/p-1/-'),
    options: 'players=3',
    tries: [
      {
        tell: 'Count the stars.',
        moves: [],
        result: 'p1+p2 stars',
        sheets: [
          [
            ['BB-30', 2],
            ['BB-31', 5],
          ],
          [
            ['BB-30', 2],
            ['BB-31', 5],
          ],
          [['BB-30', 4]],
        ],
      },
    ],
  },
  {
    id: 'BB-31',
    title: 'Empty plates',
    sentence: 'An empty plate never gets the bonus for the tallest.',
    position: counted('0/-/-/-;0/-/-/-'),
    tries: [{ tell: 'Count the stars.', moves: [], result: 'p1+p2 stars', sheets: [[], []] }],
  },
  {
    id: 'BB-32',
    title: 'One of two Characters',
    sentence: 'Each player reveals one Character. You see the better one first, but you can choose either.',
    position: going('150/ham/p-1/B1.B3;200/egg/p-1/B2.B4', '-', 'p1:reveal:7:p1'),
    options: 'version=dinner',
    tries: [
      {
        tell: 'Reveal the better one.',
        moves: ['reveal:B3'],
        sheets: [
          [
            ['BB-30', 2],
            ['BB-40', 2],
          ],
          [
            ['BB-30', 4],
            ['BB-31', 5],
          ],
        ],
        toMove: 'p2',
      },
      {
        tell: 'Reveal the worse one.',
        moves: ['reveal:B1'],
        sheets: [
          [
            ['BB-30', 2],
            ['BB-40', 0],
          ],
          [
            ['BB-30', 4],
            ['BB-31', 5],
          ],
        ],
      },
      {
        tell: 'Try another player’s Character.',
        moves: ['reveal:B2'],
        refused: { rule: 'BB-32', code: 'other-character' },
      },
      {
        tell: 'Both players reveal one.',
        moves: ['reveal:B3', 'reveal:B4'],
        leadsTo: `150/ham/p-1/B3!.B1;200/egg/p-1/B4!.B2 - p2:over:7:p1 ${FULL} -`,
        result: 'p2 stars',
      },
    ],
  },
  {
    id: 'BB-33',
    title: 'A tie goes to the taller plate',
    sentence: 'In a tie, the tallest of the tied plates wins. Here the first is taller by more than 1 mm.',
    position: counted('411/steak.egg.grapes/p-1.1-2.2-3/-;400/steak.egg.grapes/p-1.1-2.2-3/-;500/ham/p-1/-'),
    options: 'players=3',
    tries: [{ tell: 'Count the stars.', moves: [], result: 'p1 tallest' }],
  },
  {
    id: 'BB-33',
    title: 'Shared victory',
    sentence: 'If tied plates are within 1 mm of each other, the players share the victory.',
    position: counted('410/steak.egg.grapes/p-1.1-2.2-3/-;400/steak.egg.grapes/p-1.1-2.2-3/-;500/ham/p-1/-'),
    options: 'players=3',
    tries: [{ tell: 'Count the stars.', moves: [], result: 'p1+p2 stars' }],
  },
  {
    id: 'BB-34',
    title: 'No piece, no card',
    sentence: 'Eight foods were taken, but the banana fell and wasn’t saved. Its card doesn’t count: 23 stars.',
    position: going(
      '900/ham.sausage.egg.banana.mushroom.grapes.octopus.pineapple/p-1.1-2.2-3.3-4.4-5.5-6.6-7.7-8/-;0/-/-/-',
      'steak',
      'p1:settle:5:p2',
      '1:-:-:-',
    ),
    tries: [
      {
        tell: 'The banana slips off, and nobody is quick enough.',
        moves: ['~850/-/4', 'late', 'end'],
        result: 'p1 stars',
        sheets: [
          [
            ['BB-30', 23],
            ['BB-31', 5],
          ],
          [],
        ],
      },
    ],
  },
  {
    id: 'BB-53',
    title: 'Your own Characters',
    sentence: 'You can look at your own Characters at any time, but never at another player’s.',
    position: going('0/-/-/B1.B2;0/-/-/x.x', 'ham.egg.banana', 'p1:turn:1:p1'),
    options: 'version=dinner',
    tries: [
      {
        tell: 'Take the ham.',
        moves: ['ham'],
        leadsTo: going('0/-/-/B1.B2;0/-/-/x.x', 'egg.banana', 'p1:settle:1:p1', '1:ham:-:-'),
        toMove: 'table',
      },
    ],
  },
];

/**
 * Two hams, steak (meat, red), egg (white, no group), two mushrooms (vegetable, white), strawberry (fruit, red). Touching:
 * the plate holds 1 and 3, the hams each other, egg and mushrooms each other, strawberry the steak.
 */
const PILE = '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6';

function sample(id: string, character: string, points: number, title: string, sentence: string): BuffetBossSample {
  return {
    id,
    title,
    sentence,
    position: counted(`${PILE}/${character}!;0/-/-/-`),
    tries: [
      {
        tell: `Score ${character}.`,
        moves: [],
        result: 'p1 stars',
        sheets: [
          [
            ['BB-30', 20],
            ['BB-31', 5],
            [id, points],
          ],
          [],
        ],
      },
    ],
  };
}

/** Samples of the characters: BB-40 to BB-52. Every plate is the same, so that the characters can be compared. */
const CHARACTERS: readonly BuffetBossSample[] = [
  sample(
    'BB-40',
    'B1',
    6,
    'Vegetables and fruit',
    'Each vegetable and each fruit scores 2: here two mushrooms and a strawberry.',
  ),
  sample('BB-40', 'B4', 6, 'Meat and seafood', 'Each meat and each seafood scores 2: here two hams and a steak.'),
  sample(
    'BB-41',
    'B7',
    6,
    'White and yellow',
    'Each white or yellow food scores 2: here two mushrooms and the egg, which has a colour but no food group.',
  ),
  sample('BB-41', 'B8', 8, 'Red and pink', 'Each red or pink food scores 2: here two hams, a steak and a strawberry.'),
  sample('BB-42', 'B9', 6, 'Two-star food', 'Each food with two stars scores 2: here two hams and a steak.'),
  sample(
    'BB-43',
    'B10',
    3,
    'Pairs of three-star food',
    'Every two foods with three stars score 3: here the two mushrooms.',
  ),
  sample('BB-44', 'B11', 2, 'Four-star food', 'Each food with four stars scores 1: here an egg and a strawberry.'),
  sample('BB-45', 'B12', 6, 'Pieces touching the plate', 'Each piece that touches the plate scores 3: here two.'),
  sample(
    'BB-46',
    'B13',
    6,
    'Different food groups',
    'Each different food group scores 2: here meat, vegetable and fruit. The egg has no group.',
  ),
  sample('BB-47', 'B14', 6, 'Different colours', 'Each different colour scores 2: here pink, red and white.'),
  sample(
    'BB-48',
    'B15',
    6,
    'Most common food group',
    'Each food of your most common group scores 2: here three meats.',
  ),
  sample(
    'BB-49',
    'A1',
    8,
    'Touching pairs of one food group',
    'Each touching pair of one food group scores 4: here the hams and the mushrooms.',
  ),
  sample(
    'BB-50',
    'A2',
    20,
    'Touching pairs of one colour',
    'Each touching pair of one colour scores 4: here one in pink, one in red, and three in white (the egg and the mushrooms).',
  ),
  sample(
    'BB-51',
    'A3',
    15,
    'Touching exactly one other',
    'Each piece that touches exactly one other piece scores 5: here both hams and the strawberry.',
  ),
  {
    id: 'BB-52',
    title: 'What counts as touching',
    sentence: 'A pair counts once, the plate isn’t food, and the egg has no food group.',
    position: counted('300/egg.egg/p-1.p-2.1-2/A1!;300/grapes.pineapple/p-1.p-2.1-2/A3!'),
    tries: [
      {
        tell: 'Score A1 and A3.',
        moves: [],
        result: 'p2 stars',
        sheets: [
          [
            ['BB-30', 8],
            ['BB-31', 5],
            ['BB-49', 0],
          ],
          [
            ['BB-30', 8],
            ['BB-31', 5],
            ['BB-51', 10],
          ],
        ],
      },
    ],
  },
];

/** All samples of Buffet Boss, in the order of the catalogue. */
export const BUFFET_BOSS_SAMPLES: readonly BuffetBossSample[] = [...ROUND, ...STACKING, ...SCORING, ...CHARACTERS];
