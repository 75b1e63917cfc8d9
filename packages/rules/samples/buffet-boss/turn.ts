/** Samples of set-up, rounds and stacking. */
import { FULL, going, type BuffetBossSample } from './positions.js';

const EMPTY2 = '0/-/-/-;0/-/-/-';

/** Samples of set-up and round: BB-1 to BB-14. */
export const ROUND: readonly BuffetBossSample[] = [
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
export const STACKING: readonly BuffetBossSample[] = [
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
