/** English words for the elements of Waffle Time, by message key; those of the rules are in `@griddle/rules`. */
export const WAFFLE_TIME_ELEMENT_EN: Readonly<Record<string, string>> = {
  'holding.waffle-time.syrup': 'Syrup in the dispenser: {count}',
  'holding.waffle-time.goals': 'Goals met: {count}',
  'topping.waffle-time.c': 'cherry',
  'topping.waffle-time.s': 'strawberry',
  'topping.waffle-time.k': 'blackberry',
  'topping.waffle-time.b': 'banana',
  'topping.waffle-time.u': 'blueberry',
  'topping.waffle-time.w': 'cream',

  'space.waffle-time.empty': '{place}, empty',
  'space.waffle-time.cream': '{place}, cream',
  'space.waffle-time.butter': '{place}, butter',
  'space.waffle-time.fruit': '{place}, {topping@topping.waffle-time}',
  'space.waffle-time.fruit-cream': '{place}, {topping@topping.waffle-time} on cream',
  'space.waffle-time.fruit-syrup': '{place}, {topping@topping.waffle-time} with syrup',
  'space.waffle-time.fruit-cream-syrup': '{place}, {topping@topping.waffle-time} on cream with syrup',

  'ui.waffle-time.draft': 'Draft board (tiles and syrup: house set)',
  'place.waffle-time.tile': 'tile {number}: {near@topping.waffle-time}, on its back {far@topping.waffle-time}',
  'place.waffle-time.slot': 'slot {number}: {near@topping.waffle-time} and {far@topping.waffle-time}',
  'place.waffle-time.slot-covered': 'slot {number}, covered',
  'place.waffle-time.slot-pawn': 'slot {number}, pawn of {seat@seat}',
  'place.waffle-time.space': 'turn-order space {space}, {syrup} syrup, nobody',
  'place.waffle-time.space-pawn': 'turn-order space {space}, {syrup} syrup, {seat@seat}',
  'place.waffle-time.cover': 'turn-order tile, from slot {number}',
  'place.waffle-time.blank': 'blank tile, from slot {number}',
  'topping.waffle-time.*': 'syrup',

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

  'hint.waffle-time.fruit':
    'A {topping@topping.waffle-time} goes on an empty space or on cream; patterns put syrup on it. (WT-13)',
  'hint.waffle-time.cream':
    'Cream goes on an empty space; syrup on a fruit that lies on cream scores 3. (WT-13, WT-64)',
  'hint.waffle-time.syrup': 'Syrup goes to the dispenser, and from there on the fruits of patterns. (WT-14, WT-16)',
  'hint.waffle-time.butter': 'Butter is for who meets a goal first: it goes on an empty space and scores 2. (WT-20)',
  'hint.waffle-time.tile':
    'A slot gives the toppings of the two nearest tiles in its line; the fork turns tiles over. (WT-11)',
  'hint.waffle-time.cover':
    'It covers two slots and moves on after each round; its fork points at the three tiles that turn over. (WT-62, WT-63)',
  'hint.waffle-time.blank': 'It covers two slots, too, and moves on with the turn-order tile. (WT-62)',
  'hint.waffle-time.space':
    'The pawn that returns here takes this syrup, and the order of the next round. (WT-61, WT-62)',

  'violation.waffle-time.no-star': 'Not there: {place} has no star.',
  'violation.waffle-time.pick-topping': 'First pick up a topping that is in hand, then touch its space.',
  'violation.waffle-time.pick-card': 'First touch the card that you complete.',

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
  'ending.waffle-time.best': '{points} points: there is no better band.',
  'ending.waffle-time.next': '{points} points; {more} more make “{next@band.waffle-time}”.',
  'result.waffle-time.solo': '{grade@band.waffle-time}',

  'move.waffle-time.put': '{topping@topping.waffle-time} on {place}',
  'move.waffle-time.complete': '{card}: syrup on {places}',
  'move.waffle-time.butter': 'butter on {place}',

  'shortcut.waffle-time.all': 'Complete all {count}: {cards}',
  'shortcut.waffle-time.best': 'Best now: {cards}',
  'shortcut.waffle-time.times': '{card} ×{count}',

  'preview.waffle-time.slot': 'Slot {slot} gives {near@topping.waffle-time} and {far@topping.waffle-time}.',
  'preview.waffle-time.space': 'Your pawn returns to space {first} ({syrup} syrup).',
  'preview.waffle-time.spaces': 'Your pawn returns to a space from {first} to {last}.',
  'preview.waffle-time.completes.one': 'One placing completes a pattern:',
  'preview.waffle-time.completes.other': '{count} placings complete patterns:',
  'preview.waffle-time.chance': '{puts} ({cards})',
  'preview.waffle-time.now': 'Now on {places}.',
  'preview.waffle-time.no-syrup': 'Your dispenser is empty.',
  'preview.waffle-time.no-match': 'Nothing placed this turn completes it.',

  'ui.waffle-board': 'A waffle',
};
