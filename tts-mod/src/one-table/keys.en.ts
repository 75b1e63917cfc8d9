/** English words for what the keys of the table with all games do, for the notebook. */
export const KEYS_ONE_TABLE_EN: Readonly<Record<string, string>> = {
  'tts.keys.options': 'opens or closes the options',
  'tts.keys.menu': 'opens or closes the menu of games',
  'tts.keys.fold': 'makes the panel small or large',
  'tts.keys.offer': 'presses that one of the buttons that the panel has for moves now',
};
