/** English words for the options of Waddle Waddle: what each is about, and its values. */
export const OPTIONS_WADDLE_WADDLE_EN: Readonly<Record<string, string>> = {
  'about.waddle-waddle.players': 'How many play.',
  'about.waddle-waddle.modules':
    'The base game; with the first module the types of tiles have abilities, with the second there are cards as well.',
  'choice.waddle-waddle.modules.0': 'base game',
  'choice.waddle-waddle.modules.1': 'with abilities',
  'choice.waddle-waddle.modules.2': 'abilities and cards',
  'about.waddle-waddle.cards': 'How often a card may be taken.',
  'choice.waddle-waddle.cards.turn': 'turn',
  'choice.waddle-waddle.cards.action': 'action',
  'about.waddle-waddle.colours': 'Of which colours the tiles of an adjacency card must be.',
  'choice.waddle-waddle.colours.strict': 'other than its own',
  'choice.waddle-waddle.colours.any': 'any',
};
