/** English words for the values of options, whatever the game. */
export const CHOICES_EN: Readonly<Record<string, string>> = {
  'choice.on': 'yes',
  'choice.off': 'no',
  'choice.all': 'everybody',
  'choice.none': 'nobody',
  'choice.players.one': '{count} player',
  'choice.players.other': '{count} players',
};
