/** English words for the options of Waddle Waddle: what each is about, and its values. */
export const OPTIONS_WADDLE_WADDLE_EN: Readonly<Record<string, string>> = {
  'about.waddle-waddle.players': 'Number of players.',
  'about.waddle-waddle.modules': 'Module 1 gives each type of pengo an ability. Module 2 adds Configuration cards.',
  'choice.waddle-waddle.modules.0': 'Base game',
  'choice.waddle-waddle.modules.1': 'Abilities',
  'choice.waddle-waddle.modules.2': 'Abilities, cards',
  'about.waddle-waddle.cards': 'How often you can take a Configuration card.',
  'choice.waddle-waddle.cards.turn': 'One per turn',
  'choice.waddle-waddle.cards.action': 'One per action',
  'about.waddle-waddle.colours': 'Which colours the neighbouring tiles can have.',
  'choice.waddle-waddle.colours.strict': 'Not its own',
  'choice.waddle-waddle.colours.any': 'Any',
};
