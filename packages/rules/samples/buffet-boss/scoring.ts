/** Samples of the end and of the characters. */
import { counted, FULL, going, type BuffetBossSample } from './positions.js';

/** Samples of the end: BB-30 to BB-34 and BB-53. */
export const SCORING: readonly BuffetBossSample[] = [
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
export const CHARACTERS: readonly BuffetBossSample[] = [
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
