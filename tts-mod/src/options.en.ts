/** English words for the options of every game. */
export const OPTIONS_EN: Readonly<Record<string, string>> = {
  'choice.on': 'yes',
  'choice.off': 'no',
  'choice.all': 'everybody',
  'choice.none': 'nobody',
  'choice.players.one': '{count} player',
  'choice.players.other': '{count} players',
  'tts.about-option': '{about} ({rule})',
};
