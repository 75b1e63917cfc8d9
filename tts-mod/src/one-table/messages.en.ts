/** English words of the table with all games. */
export const TTS_ONE_TABLE_EN: Readonly<Record<string, string>> = {
  'tts.save-name': 'Griddle: ten games',
  'tts.note':
    'Unofficial table for ten games: Waffle Wars and its bonus games, Waddle Waddle, Waffle Time, Top Waffle and Buffet Boss. Choose one on the panel. You can switch at any time and come back later. Rules and keys are in the notebook.',
  'tts.bonus-box': 'Rules of the bonus games',
  'tts.chest': '{game@game} chest',
  'tts.chest-note': '{game@game} pieces and rules. Please leave this here.',
  'tts.seat-hand': '{colour} hand',
  'tts.choose': 'Choose a game',
  'tts.choose-first': 'First choose a game on the panel.',
  'tts.hotkey.options': 'Griddle: options',
  'tts.hotkey.menu': 'Griddle: choose a game',
  'tts.hotkey.fold': 'Griddle: fold or unfold the panel',
  'tts.hotkey.offer': 'Griddle: move button {number}',
  'tts.laying': 'Setting up the game…',
};
