/** English words that describe objects, read under the pointer by whoever may see their faces. Only saves have them. */
import { COLOURS, GROUPS } from '@griddle/rules/buffet-boss/components.js';

/** What the table of Waffle Wars and its bonus games has. */
export const ABOUT_WAFFLE_WARS_EN: Readonly<Record<string, string>> = {
  'tts.about.piece': 'In Waffle Wars: place it on an open space, or jump over an opponent’s piece. (WW-6, WW-7)',
  'tts.about.board':
    'Four quadrants: a1-c3, d1-f3, a4-c6, d4-f6. The side with more rows and squares in a quadrant owns it. (WW-1, WW-13)',
  'tts.about.slab': 'A board for the bonus games. Choose its size under Options on the panel.',
  'tts.about.tray': 'Your pieces in hand.',
  'tts.about.die': 'Each turn of Hostage Rescue begins with a roll. Throw the die or press the button. (WW-72)',
};

/** What the types of Waddle Waddle may do (Module 1), and what its cards ask of the tile added or moved. */
export const ABOUT_WADDLE_WADDLE_EN: Readonly<Record<string, string>> = {
  'tts.about.tile.A': 'With Module 1, a group can have only one Alpha. (WD-11)',
  'tts.about.tile.P': 'With Module 1, each Parent that touches another Parent scores 2 points. (WD-27)',
  'tts.about.tile.B': 'With Module 1, a Big Belly can’t touch another Big Belly. (WD-12)',
  'tts.about.tile.G': 'With Module 1, a Grumpy can’t move. (WD-16)',
  'tts.about.iceberg': 'The game starts here. Every tile stays connected to it.',
  'tts.about.recap': '1 to 6 different symbols score 3, 6, 10, 15, 21 or 28 points. (WD-28)',
  'tts.about.card.adjacency':
    '{type@type.waddle-waddle} that touches {first@type.waddle-waddle} and {second@type.waddle-waddle}, both of other colours. (WD-20)',
  'tts.about.card.proximity':
    '{type@type.waddle-waddle} with at least {count} tiles between it and the Iceberg. (WD-21)',
  'tts.about.card.size': '{type@type.waddle-waddle} that joins a group of at least {count} tiles. (WD-22)',
};

/** What the cards of Waffle Time ask for; patterns by their rules. */
export const ABOUT_WAFFLE_TIME_EN: Readonly<Record<string, string>> = {
  'tts.about.fruit': 'Goes on an empty space or on plain cream. (WT-13)',
  'tts.about.cream': 'Goes on an empty space. A fruit can go on top of it. (WT-13)',
  'tts.about.syrup': 'Goes into your dispenser, then on the fruits of patterns you complete. (WT-14, WT-16)',
  'tts.about.butter': 'The first player to complete a goal places it on an empty space. (WT-20)',
  'tts.about.pawn': 'Place it in a free slot. You take the two nearest toppings in that row or column. (WT-11)',
  'tts.about.draft-tile':
    'This side: {face@topping.waffle-time}. Other side: {back@topping.waffle-time}. A pawn in its row or column can take it. (WT-11)',
  'tts.about.turn-tile': 'Covers two slots. The pawn furthest ahead on it moves first. (WT-3, WT-10)',
  'tts.about.blank-tile': 'Covers two slots with two players, and in a solo game. (WT-4)',
  'tts.about.bag': 'Never empty, for repairs by hand. The script sets up everything else.',
  'tts.about.dispenser': 'Your syrup for patterns. Everyone starts with six. (WT-8)',
  'tts.about.waffle': 'Five by five spaces. a1 is at the lower left. (WT-1)',
  'tts.about.draft-board': 'Nine draft tiles, with twelve slots for pawns around them. (WT-2)',
  'tts.about.pattern': '{shape} You can turn and mirror it. (WT-18)',
  'tts.about.shape.WT-30': 'Two cherries in a row with cream at one end, or by an option at both ends. (WT-30)',
  'tts.about.shape.WT-31': 'Three cherries in a row. (WT-31)',
  'tts.about.shape.WT-32': 'Three cherries round a corner. (WT-32)',
  'tts.about.shape.WT-33': 'A square of four blackberries. (WT-33)',
  'tts.about.shape.WT-34': 'Three blackberries in a row, and one next to the middle one. (WT-34)',
  'tts.about.shape.WT-35': 'Four blackberries in a step: two in a row, and two in the next row, moved by one. (WT-35)',
  'tts.about.shape.WT-36': 'A square of two strawberries and two other fruits. (WT-36)',
  'tts.about.shape.WT-37': 'Three in a diagonal line: another fruit between two strawberries. (WT-37)',
  'tts.about.shape.WT-38': 'Three round a corner: cream between two strawberries. (WT-38)',
  'tts.about.shape.WT-39': 'Four in a row: two bananas between two other fruits. (WT-39)',
  'tts.about.shape.WT-40': 'Four in a row: bananas and other fruits alternate. (WT-40)',
  'tts.about.shape.WT-41': 'Four in a row: two other fruits between two bananas. (WT-41)',
  'tts.about.shape.WT-42': 'Three to five fruits in a row, with a blueberry and at least two other kinds. (WT-42)',
  'tts.about.shape.WT-43': 'Blueberries stand for other fruits in the shape of another card. (WT-43)',
  'tts.about.shape.WT-44': 'A blueberry next to two spaces with syrup. (WT-44)',
  'tts.about.goal': '{points} points for each player who completes it. (WT-{goal})',
};

/** Groups and colours of food have their English names in the rules. */
const SORTS = [
  ...GROUPS.filter((group) => group !== 'none').map((group) => [`group.buffet-boss.${group}`, group]),
  ...COLOURS.map((colour) => [`colour.buffet-boss.${colour}`, colour]),
];

/** What the cards of Buffet Boss say; characters by their rules. */
export const ABOUT_BUFFET_BOSS_EN: Readonly<Record<string, string>> = {
  ...(Object.fromEntries(SORTS) as Record<string, string>),
  'tts.about.plate': 'Drop your food here. Food that touches the table has fallen. (BB-20)',
  'tts.about.food':
    'Food group: {group@group.buffet-boss}. Colour: {colour@colour.buffet-boss}. Stars: {stars}. (BB-30)',
  'tts.about.food.none': 'No food group. Colour: {colour@colour.buffet-boss}. Stars: {stars}. (BB-30)',
  'tts.about.character.BB-40': '{points} for each food of the two food groups shown. (BB-40)',
  'tts.about.character.BB-41': '{points} for each food of the two colours shown. (BB-41)',
  'tts.about.character.BB-42': '{points} for each food with {stars} stars. (BB-42)',
  'tts.about.character.BB-43': '{points} for every two foods with {stars} stars. (BB-43)',
  'tts.about.character.BB-44': '{points} for each food with {stars} stars. (BB-44)',
  'tts.about.character.BB-45': '{points} for each piece that touches the plate. (BB-45)',
  'tts.about.character.BB-46': '{points} for each different food group. (BB-46)',
  'tts.about.character.BB-47': '{points} for each different colour. (BB-47)',
  'tts.about.character.BB-48': '{points} for each food of your most common food group. (BB-48)',
  'tts.about.character.BB-49': '{points} for each touching pair of one food group. (BB-49)',
  'tts.about.character.BB-50': '{points} for each touching pair of one colour. (BB-50)',
  'tts.about.character.BB-51': '{points} for each piece that touches exactly one other piece. (BB-51)',
};

/** What the cards of Top Waffle are for. */
export const ABOUT_TOP_WAFFLE_EN: Readonly<Record<string, string>> = {
  'tts.about.topping': 'Use it for an order that needs it. (TW-13)',
  'tts.about.bonus': 'Use it like any topping. It also scores 1 point. (TW-13, TW-40)',
  'tts.about.double': 'Use it as one of the two toppings, or as both. (TW-14)',
  'tts.about.loose': 'Counts as a topping until your turn ends. (TW-14, TW-39)',
  'tts.about.closing': 'Once it is up, everyone else gets one more turn. Then the day ends. (TW-20)',
  'tts.about.counter': 'Take two toppings or one item from here into your hand. (TW-10)',
  'tts.about.kitchen': 'Middle: pay for an order. Left: reserve one. Front: this turn’s cards.',
  'tts.about.box': 'The script makes cards from it. Leave it closed and on the table.',
  'tts.about.order': 'Needs {needs}. Points: {points}.',
  'tts.about.item.wild': 'Any one topping. Upgraded: any three. (TW-30)',
  'tts.about.item.groceries':
    'Look at three toppings and keep up to two. Upgraded: look at five and keep any number. (TW-31)',
  'tts.about.item.recycling': 'Discard a topping from your hand or trash. Upgraded: one to three. (TW-32)',
  'tts.about.item.wrench': 'Take an item. Upgraded: two items and a topping. (TW-33)',
  'tts.about.item.blender': 'One topping in your hand counts as another. Upgraded: up to three. (TW-34)',
  'tts.about.item.megaphone':
    'Reserve an order, which then needs one topping less. Upgraded: complete one without toppings. (TW-35)',
};
