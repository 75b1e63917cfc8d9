/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Buffet Boss. */
export const BUFFET_BOSS: RuleTexts = {
  'BB-1': {
    title: 'Two of each food',
    words: 'There are two cards of each food. When both have been seen, no third one comes.',
    position: '0/-/-/-;0/-/-/- - p1:line:1:p1 222222222222222222222 -',
  },
  'BB-2': {
    title: 'The last round of Lunch',
    words: 'Lunch has five rounds. After the last turn of the fifth the stars are counted.',
    position: '150/ham/p-1/-;0/-/-/- banana.egg p2:turn:5:p1 222222222222222222222 -',
  },
  'BB-4': {
    title: 'A Snack alone',
    words: 'Six cards are three rounds for one player. With all of them stacked the game is won.',
    position: '500/ham.steak.lettuce.squid/p-1.1-2.2-3.3-4/- egg p1:turn:3:p1 222222222222222222222 1:-:-:-',
    options: 'version=all,players=1',
  },
  'BB-11': {
    title: 'One food each',
    words: 'Clockwise each takes one food of the line and stacks it. Only what lies in the line can be taken.',
    position: '0/-/-/-;0/-/-/- ham.egg.banana p1:turn:1:p1 222222222222222222222 -',
  },
  'BB-13': {
    title: 'Nothing goes to the bin',
    words: 'In All-You-Can-Eat one player takes two foods. Anybody may; the last has to if nobody has.',
    position: '0/-/-/-;0/-/-/- ham.egg.banana p1:turn:1:p1 222222222222222222222 -',
    options: 'version=all',
  },
  'BB-14': {
    title: 'Who goes first',
    words: 'In All-You-Can-Eat the players choose who goes first when the line lies. Anybody may say it.',
    position: '0/-/-/-;0/-/-/-;0/-/-/- ham.egg.banana.steak p1:first:1:p1 222222222222222222222 -',
    options: 'version=all,players=3',
  },
  'BB-20': {
    title: 'On the plate or on a piece',
    words: 'Every piece touches the plate or hangs together with it through other pieces.',
    position: '150/ham/p-1/-;0/-/-/- egg.banana p1:settle:1:p1 222222222222222222222 1:steak:-:-',
  },
  'BB-21': {
    title: 'Adjusting',
    words: 'In one’s turn the pile may be adjusted at any time, before and after taking food. Nothing comes off it.',
    position: '300/steak.ham/p-1.1-2/-;0/-/-/- egg.banana.squid p1:turn:2:p1 222222222222222222222 -',
  },
  'BB-22': {
    title: 'Half of them, rounded up',
    words: 'Of three pieces that fell at once two may be picked up, whichever their owner likes.',
    position:
      '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/- banana.grapes p1:settle:1:p1 222222222222222222222 1:lettuce:-:-',
  },
  'BB-23': {
    title: 'Once a turn',
    words: 'A piece is rescued at most once a turn; what falls during a rescue is an event of its own.',
    position:
      '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/- banana.grapes p1:settle:1:p1 222222222222222222222 1:lettuce:-:-',
  },
  'BB-25': {
    title: 'One piece off a plate',
    words: 'In All-You-Can-Eat the first piece that falls ends the game for all.',
    position:
      '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/- banana.grapes p1:settle:1:p1 222222222222222222222 1:lettuce:-:-',
    options: 'version=all',
  },
  'BB-30': {
    title: 'Stars on the plate',
    words: 'The stars of all foods on the plate: 2 for ham, 3 for a banana, 4 for an egg.',
    position: '450/ham.banana.egg/p-1.1-2.2-3/-;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-31': {
    title: 'Within a millimetre',
    words: 'Every plate within 1 mm of the tallest gets the bonus, one that is lower by more does not.',
    position: '450/ham/p-1/-;440/ham/p-1/-;439/egg/p-1/- - p1:over:1:p1 222222222222222222222 -',
    options: 'players=3',
  },
  'BB-32': {
    title: 'One of two characters',
    words: 'Each player reveals one character; the better one is named first, the worse may be chosen.',
    position: '150/ham/p-1/B1.B3;200/egg/p-1/B2.B4 - p1:reveal:7:p1 222222222222222222222 -',
    options: 'version=dinner',
  },
  'BB-33': {
    title: 'A tie goes to the taller plate',
    words: 'The third plate is the tallest of all. Of the two with most stars the first is taller by more than 1 mm.',
    position:
      '411/steak.egg.grapes/p-1/-;400/steak.egg.grapes/p-1/-;500/ham/p-1/- - p1:over:1:p1 222222222222222222222 -',
    options: 'players=3',
  },
  'BB-40': {
    title: 'Vegetables and fruit',
    words: 'Two mushrooms and a strawberry: 2 each.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B1!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-41': {
    title: 'White and yellow',
    words: 'Two mushrooms and the egg, whose colour counts though it has no group.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B7!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-42': {
    title: 'Two stars',
    words: 'Two hams and a steak: 2 each.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B9!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-43': {
    title: 'Pairs of three stars',
    words: 'Two mushrooms are one pair: 3.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B10!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-44': {
    title: 'Four stars',
    words: 'Egg and strawberry: 1 each.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B11!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-45': {
    title: 'On the plate',
    words: 'Two pieces touch the plate: 3 each.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B12!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-46': {
    title: 'Different groups',
    words: 'Meat, vegetable and fruit: 2 each; the egg has none.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B13!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-47': {
    title: 'Different colours',
    words: 'Pink, red and white: 2 each.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B14!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-48': {
    title: 'The commonest group',
    words: 'Three of meat: 2 each.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/B15!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-49': {
    title: 'Pairs of a group',
    words: 'The hams touch each other, and so do the mushrooms: 4 each.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/A1!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-50': {
    title: 'Pairs of a colour',
    words: 'Two pink, two red, and egg and mushrooms three times in white: 4 each.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/A2!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-51': {
    title: 'Just one neighbour',
    words: 'Each ham and the strawberry touch one other piece: 5 each.',
    position:
      '480/ham.ham.steak.egg.mushroom.mushroom.strawberry/p-1.p-3.1-2.3-4.3-7.4-5.4-6.5-6/A3!;0/-/-/- - p1:over:1:p1 222222222222222222222 -',
  },
  'BB-52': {
    title: 'What touching is',
    words: 'A pair counts once, the plate is no food, and the egg has no group: nothing for A1, one neighbour each.',
    position: '300/egg.egg/p-1.p-2.1-2/A1!;300/egg.egg/p-1.p-2.1-2/A3! - p1:over:1:p1 222222222222222222222 -',
  },
};
