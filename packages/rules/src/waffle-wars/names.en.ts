/** English words for what a game of Waffle Wars shows from its start: names, turns and ends. Keys are built from codes. */
export const WAFFLE_WARS_NAMES_EN: Readonly<Record<string, string>> = {
  'game.waffle-wars': 'Waffle Wars',
  'seat.strawberries': 'Strawberries',
  'seat.blueberries': 'Blueberries',

  'outcome.waffle-wars.five-in-a-row': 'five in a row',
  'outcome.waffle-wars.six-in-a-row': 'six in a row, a Super-Mega-Flex',
  'outcome.waffle-wars.filled-quadrant': 'a whole quadrant filled',
  'outcome.waffle-wars.three-quadrants': 'three of the four quadrants',
  'outcome.waffle-wars.depletion': 'depletion, as the other side has no move left',

  'phase.waffle-wars.first': 'The first strawberry may not go to a corner.',
  'phase.waffle-wars.reply': 'Strawberries have a win. Blueberries get one reply.',
  'phase.waffle-wars.war': 'World War: both sides have a win of the same rank.',

  'call.waffle-wars.waffling': '{seat@seat}, you are waffling!',
  'call.waffle-wars.soggy-waffle': 'Soggy Waffle!',
};
