/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Buffet Boss. */
export const BUFFET_BOSS: RuleTexts = {
  'BB-1': {
    title: 'Two of each food',
    words: 'There are two cards of each food, so a third never appears.',
    position: '0/-/-/-;0/-/-/- - p1:line:1:p1 222222222222222222222 -',
  },
  'BB-2': {
    title: 'The last round of Lunch',
    words: 'Lunch has five rounds. After the last turn, count the stars.',
    position: '150/ham/p-1/-;0/-/-/- banana.egg p2:turn:5:p1 222222222222222222222 -',
  },
  'BB-4': {
    title: 'A solo Snack',
    words: 'A Snack for one player has six cards, or three rounds. Stack them all to win.',
    position: '500/ham.steak.lettuce.squid/p-1.1-2.2-3.3-4/- egg p1:turn:3:p1 222222222222222222222 1:-:-:-',
    options: 'version=all,players=1',
  },
  'BB-11': {
    title: 'One food each',
    words: 'Clockwise, each player takes one food from the Buffet Line and stacks it.',
    position: '0/-/-/-;0/-/-/- ham.egg.banana p1:turn:1:p1 222222222222222222222 -',
  },
  'BB-13': {
    title: 'Nothing goes to waste',
    words: 'In All-You-Can-Eat, one player takes two foods each round. If nobody else has, the last player must.',
    position: '0/-/-/-;0/-/-/- ham.egg.banana p1:turn:1:p1 222222222222222222222 -',
    options: 'version=all',
  },
  'BB-14': {
    title: 'Who goes first',
    words: 'In All-You-Can-Eat, the players choose who goes first each round.',
    position: '0/-/-/-;0/-/-/-;0/-/-/- ham.egg.banana.steak p1:first:1:p1 222222222222222222222 -',
    options: 'version=all,players=3',
  },
  'BB-20': {
    title: 'On the plate or on another piece',
    words: 'Every piece must touch the plate or another piece on it.',
    position: '150/ham/p-1/-;0/-/-/- egg.banana p1:settle:1:p1 222222222222222222222 1:steak:-:-',
  },
  'BB-21': {
    title: 'Adjust your pile',
    words: 'On your turn you can adjust your pile at any time, but you can’t take anything off.',
    position: '300/steak.ham/p-1.1-2/-;0/-/-/- egg.banana.squid p1:turn:2:p1 222222222222222222222 -',
  },
  'BB-22': {
    title: 'Save half, rounded up',
    words: 'You can save half of the pieces that fall at once, rounded up: here any two of three.',
    position:
      '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/- banana.grapes p1:settle:1:p1 222222222222222222222 1:lettuce:-:-',
  },
  'BB-23': {
    title: 'Save a piece once per turn',
    words: 'Each piece can be saved once per turn. Food that falls during a rescue gets its own three seconds.',
    position:
      '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/- banana.grapes p1:settle:1:p1 222222222222222222222 1:lettuce:-:-',
  },
  'BB-25': {
    title: 'One piece falls',
    words: 'In All-You-Can-Eat, everyone loses as soon as one piece falls.',
    position:
      '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/- banana.grapes p1:settle:1:p1 222222222222222222222 1:lettuce:-:-',
    options: 'version=all',
  },
  'BB-25:fallen': {
    title: 'One piece falls',
    words: 'In All-You-Can-Eat, everyone loses as soon as one piece falls.',
    position:
      '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/- banana.grapes p1:lost:1:p1 222222222222222222222 1:-:-:-',
    options: 'version=all',
  },
  'BB-30': {
    title: 'Stars on the plate',
    words: 'Score the stars of all food on your plate: 2 for ham, 3 for a banana, 4 for an egg.',
    position: '450/ham.banana.egg/p-1.1-2.2-3/-;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-31': {
    title: 'Within a millimetre',
    words: 'The tallest plate scores 5 more, and so does every plate within 1 mm of it.',
    position: '450/ham/p-1/-;440/ham/p-1/-;439/egg/p-1/- - p1:over:1:p1 222222222222222222222 -',
    options: 'players=3',
  },
  'BB-32': {
    title: 'One of two Characters',
    words: 'Each player reveals one Character. You see the better one first, but you can choose either.',
    position: '150/ham/p-1/B1.B3;200/egg/p-1/B2.B4 - p1:reveal:7:p1 222222222222222222222 -',
    options: 'version=dinner',
  },
  'BB-33': {
    title: 'A tie goes to the taller plate',
    words: 'In a tie, the taller of the tied plates wins. Here the first is taller by more than 1 mm.',
    position:
      '411/steak.egg.grapes/p-1/-;400/steak.egg.grapes/p-1/-;500/ham/p-1/- - p1:over:1:p1 222222222222222222222 -',
    options: 'players=3',
  },
  'BB-33:tallest': {
    title: 'A tie goes to the taller plate',
    words: 'In a tie, the taller of the tied plates wins. Here the first is taller by more than 1 mm.',
    position:
      '411/steak.egg.grapes/p-1/-;400/steak.egg.grapes/p-1/-;500/ham/p-1/- - p1:over:1:p1 222222222222222222222 -',
    options: 'players=3',
  },
  'BB-33:stars': {
    title: 'Shared victory',
    words: 'If tied plates are within 1 mm of each other, the players share the victory.',
    position:
      '410/steak.egg.grapes/p-1/-;400/steak.egg.grapes/p-1/-;500/ham/p-1/- - p1:over:1:p1 222222222222222222222 -',
    options: 'players=3',
  },
  'BB-40': {
    title: 'Vegetables and fruit',
    words: 'Each vegetable and each fruit scores 2: here two mushrooms and a strawberry.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B1!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-41': {
    title: 'White and yellow',
    words: 'Each white or yellow food scores 2: here two mushrooms and the egg, which has a colour but no food group.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B7!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-42': {
    title: 'Two-star food',
    words: 'Each food with two stars scores 2: here two hams and a steak.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B9!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-43': {
    title: 'Pairs of three-star food',
    words: 'Every two foods with three stars score 3: here the two mushrooms.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B10!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-44': {
    title: 'Four-star food',
    words: 'Each food with four stars scores 1: here an egg and a strawberry.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B11!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-45': {
    title: 'Pieces touching the plate',
    words: 'Each piece that touches the plate scores 3: here two.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B12!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-46': {
    title: 'Different food groups',
    words: 'Each different food group scores 2: here meat, vegetable and fruit. The egg has no group.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B13!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-47': {
    title: 'Different colours',
    words: 'Each different colour scores 2: here pink, red and white.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B14!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-48': {
    title: 'Most common food group',
    words: 'Each food of your most common group scores 2: here three meats.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B15!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-49': {
    title: 'Touching pairs of one food group',
    words: 'Each touching pair of one food group scores 4: here the hams and the mushrooms.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/A1!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-50': {
    title: 'Touching pairs of one colour',
    words:
      'Each touching pair of one colour scores 4: here one in pink, one in red, and three in white (the egg and the mushrooms).',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/A2!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-51': {
    title: 'Touching exactly one other',
    words: 'Each piece that touches exactly one other piece scores 5: here both hams and the strawberry.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/A3!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-52': {
    title: 'What counts as touching',
    words: 'A pair counts once, the plate isn’t food, and the egg has no food group.',
    position: '300/egg.egg/p-1.p-2.1-2/A1!;300/egg.egg/p-1.p-2.1-2/A3! - p1:over:1:p1 222222222222222222222 -',
  },
};
