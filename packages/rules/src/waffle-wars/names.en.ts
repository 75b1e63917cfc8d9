/** English words for what a game of Waffle Wars shows from its start: names and turns. Keys are built from codes. */
export const WAFFLE_WARS_NAMES_EN: Readonly<Record<string, string>> = {
  'game.waffle-wars': 'Waffle Wars',
  'seat.strawberries': 'Strawberries',
  'seat.blueberries': 'Blueberries',

  'phase.waffle-wars.first': 'The first strawberry may not go to a corner.',
  'phase.waffle-wars.reply': 'Strawberries have a win. Blueberries get one reply.',
  'phase.waffle-wars.war': 'World War: both sides have a win of the same rank.',

  'call.waffle-wars.waffling': '{seat@seat}, you are waffling!',
  'call.waffle-wars.soggy-waffle': 'Soggy Waffle!',
};
