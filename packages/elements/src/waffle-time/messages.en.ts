import { DRAFT_WORDS } from './draft.messages.en.js';
import { SPACE_WORDS } from './spaces.messages.en.js';

/** English words of `<waffle-time>` and its parts that the rules do not need. */
export const WAFFLE_TIME_ELEMENT_EN: Readonly<Record<string, string>> = {
  ...SPACE_WORDS,
  ...DRAFT_WORDS,
  'ui.waffle-time.waffle': 'Waffle of {seat@seat}',
  'ui.waffle-time.caption': '{seat@seat}: syrup in the dispenser {syrup}',
  'ui.waffle-time.supply': 'Supply',
  'ui.waffle-time.in-hand': 'In hand, and the supply',
  'ui.waffle-time.cards': 'Pattern cards',
  'ui.waffle-time.cards-caption': 'Patterns, and goals (their points: house set)',
  'ui.waffle-time.waffles': 'All waffles',

  'phase.waffle-time.star': 'Put the two fruits of your dispenser card (house set) on the stars.',
  'phase.waffle-time.draft': 'Choose a slot for your pawn.',
  'phase.waffle-time.place': 'Place your toppings.',
  'phase.waffle-time.finish': 'Complete patterns with your syrup, or end the turn.',
  'phase.waffle-time.butter': 'You met a goal first: put its butter on an empty space.',

  'space.waffle-time.star': '{place}, star',
  'place.waffle-time.slot-short': 'slot {number}',
  'place.waffle-time.hand.one': '{topping@topping.waffle-time}, in hand, {left} left',
  'place.waffle-time.hand.other': '{topping@topping.waffle-time}, {count} in hand, {left} left',
  'place.waffle-time.well': '{topping@topping.waffle-time}, {left} left',
  'place.waffle-time.waffle': '{seat@seat}: score {points}, {syrup} syrup',
  'place.waffle-time.goal-met.one': 'Met by one player.',
  'place.waffle-time.goal-met.other': 'Met by {count} players.',

  'topping.waffle-time.y': 'butter',
  'card-fruit.waffle-time.cherry': 'Cherry',
  'card-fruit.waffle-time.strawberry': 'Strawberry',
  'card-fruit.waffle-time.blackberry': 'Blackberry',
  'card-fruit.waffle-time.banana': 'Banana',
  'card-fruit.waffle-time.blueberry': 'Blueberry',
  'card-title.waffle-time': '{topping@card-fruit.waffle-time} {number}',

  'card.waffle-time.cherry-1': 'Cherry 1: two cherries in line with cream at an end, or at both by option (WT-30).',
  'card.waffle-time.cherry-2': 'Cherry 2: three cherries in line (WT-31).',
  'card.waffle-time.cherry-3': 'Cherry 3: three cherries round a corner (WT-32).',
  'card.waffle-time.blackberry-1': 'Blackberry 1: a square of four blackberries (WT-33).',
  'card.waffle-time.blackberry-2': 'Blackberry 2: a T of four blackberries (WT-34).',
  'card.waffle-time.blackberry-3': 'Blackberry 3: an S or Z of four blackberries (WT-35).',
  'card.waffle-time.strawberry-1': 'Strawberry 1: a square of two strawberries and two other fruits (WT-36).',
  'card.waffle-time.strawberry-2': 'Strawberry 2: a diagonal with another fruit between two strawberries (WT-37).',
  'card.waffle-time.strawberry-3': 'Strawberry 3: a corner of cream with a strawberry on both sides (WT-38).',
  'card.waffle-time.banana-1': 'Banana 1: a line of four, two bananas between two other fruits (WT-39).',
  'card.waffle-time.banana-2': 'Banana 2: a line of four, bananas and other fruits by turns (WT-40).',
  'card.waffle-time.banana-3': 'Banana 3: a line of four, two other fruits between two bananas (WT-41).',
  'card.waffle-time.blueberry-1':
    'Blueberry 1: three to five fruits in line without a gap, with a blueberry and two other kinds (WT-42).',
  'card.waffle-time.blueberry-2':
    'Blueberry 2: a blueberry that is another fruit in the shape of another card (WT-43).',
  'card.waffle-time.blueberry-3': 'Blueberry 3: a blueberry beside two spaces with syrup (WT-44).',
  'ui.waffle-time.goal': '{goal@goal.waffle-time}, {points} points (WT-{goal}).',

  'move.waffle-time.discard': 'Discard what fits nowhere',
  'move.waffle-time.end': 'End the turn',

  'facts.waffle-time.round': 'Round {round} of 8; the turn-order tile covers slots {first} and {second}.',
  'facts.waffle-time.solo': 'Round {round}.',
  'over.waffle-time.solo': 'The game is over: {points} points, “{grade@band.waffle-time}” ({rule}).',
  'result.waffle-time.solo': '{grade@band.waffle-time}',
};
