/** English words for the values of options, whatever the game. */
export const CHOICES_EN: Readonly<Record<string, string>> = {
  'choice.on': 'On',
  'choice.off': 'Off',
  'choice.all': 'Everyone',
  'choice.none': 'Nobody',
  'choice.players.one': '{count} player',
  'choice.players.other': '{count} players',
};
