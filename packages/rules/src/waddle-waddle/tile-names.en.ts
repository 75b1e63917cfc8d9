/** English words for Waddle Waddle that a board alone speaks of, too. */
export const WADDLE_WADDLE_TILES_EN: Readonly<Record<string, string>> = {
  'game.waddle-waddle': 'Waddle Waddle',
  'type.waddle-waddle.A': 'Alpha',
  'type.waddle-waddle.P': 'Parent',
  'type.waddle-waddle.B': 'Big Belly',
  'type.waddle-waddle.G': 'Grumpy',
};
