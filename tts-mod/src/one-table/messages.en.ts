/** English words of the table with all games. */
export const TTS_ONE_TABLE_EN: Readonly<Record<string, string>> = {
  'tts.save-name': 'Griddle: ten games',
  'tts.note':
    'Unofficial table for ten games: Waffle Wars and its bonus games, Waddle Waddle, Waffle Time, Top Waffle and Buffet Boss. Choose one on the panel; you can change games at any time and come back. The rules and keys are in the notebook.',
  'tts.bonus-box': 'Rules of the bonus games',
  'tts.chest': 'Chest of {game@game}',
  'tts.chest-note': 'What {game@game} is played with, and its rules: leave it where it is.',
  'tts.seat-hand': 'Hand of {colour}',
  'tts.choose': 'Choose a game',
  'tts.choose-first': 'Choose a game on the panel first.',
  'tts.hotkey.options': 'Griddle: options',
  'tts.hotkey.menu': 'Griddle: choose a game',
  'tts.hotkey.fold': 'Griddle: fold or unfold the panel',
  'tts.hotkey.offer': 'Griddle: button {number} for a move',
  'tts.laying': 'Laying out the game…',
};
