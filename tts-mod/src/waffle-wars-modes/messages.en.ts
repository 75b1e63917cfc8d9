/** English words of the table of Waffle Wars with modes, beside those of the plain one. */
export const TTS_MODES_EN: Readonly<Record<string, string>> = {
  'tts.save-name': 'Griddle: Waffle Wars with modes',
  'tts.note':
    'Unofficial table for Waffle Wars with special modes, power-ups and doubles: see Options on the panel. The rules and keys are in the notebook.',
  'tts.hand-of': '{seat@seat}: {hand} in hand',
  'tts.hand-and-powers': '{seat@seat}: {hand} in hand, {powers} power-ups left',
  'tts.guard': 'A Toothpick protects the piece on {place}.',
  'tts.second-time': 'This position is here for the second time; the third time is a draw.',
  'tts.second-helping.off': 'Second Helping',
  'tts.second-helping.on': 'Second Helping: place two',
};
