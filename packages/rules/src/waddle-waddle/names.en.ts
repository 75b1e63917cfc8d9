/** English words for Waddle Waddle that every table needs. */
export const WADDLE_WADDLE_NAMES_EN: Readonly<Record<string, string>> = {
  'seat.red': 'Red',
  'seat.blue': 'Blue',
  'seat.yellow': 'Yellow',
  'seat.green': 'Green',

  'outcome.waddle-waddle.points': 'most points',

  'line.waddle-waddle.group': 'Group',
  'line.waddle-waddle.parent': 'Parent beside a Parent',
  'line.waddle-waddle.set': 'Different symbols',

  'tie.waddle-waddle.0': 'Cards',
  'tie.waddle-waddle.1': 'Groups',
  'tie.waddle-waddle.2': 'Largest group',

  'symbol.waddle-waddle.fish': 'fish',
  'symbol.waddle-waddle.egg': 'egg',
  'symbol.waddle-waddle.ice-cube': 'ice cube',
  'symbol.waddle-waddle.snowflake': 'snowflake',
  'symbol.waddle-waddle.feather': 'feather',
  'symbol.waddle-waddle.foot': 'foot',
};
