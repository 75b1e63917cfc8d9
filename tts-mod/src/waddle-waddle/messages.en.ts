/** English words of the Waddle Waddle table. */
export const TTS_WADDLE_WADDLE_EN: Readonly<Record<string, string>> = {
  'tts.save-name': 'Griddle: Waddle Waddle',
  'tts.note': 'Unofficial table for Waddle Waddle. Rules and keys are in the notebook.',
  'tts.iceberg': 'Iceberg',
  'tts.recap': 'Points for different symbols',
  'tts.tile': '{seat@seat}: {type@type.waddle-waddle}',
  'tts.card': 'Configuration card ({symbol@symbol.waddle-waddle})',

  'tts.view.tiles': 'The tiles',
  'tts.view.cards': 'The Configuration cards',

  'tts.won': '{seat@seat} wins',
  'tts.won-by': '{seat@seat} wins: {way}.',
  'tts.shared': '{seats} share the victory: {way}.',
  'tts.new-game': 'New game. {seat@seat} goes first.',

  'tts.end-turn': 'End turn',
  'tts.aside': 'Set aside: {type@type.waddle-waddle}',
  'tts.due.add': 'Add a tile. You can also move one, before or after.',
  'tts.due.move': 'Move a tile, or end your turn.',
  'tts.due.end': 'Nothing is left to do. End your turn.',
  'tts.last-turn': 'Your last tile: you can’t move one this turn.',
  'tts.cards.one': 'You can take one card now.',
  'tts.cards.other': 'You can take one of {count} cards now.',
};
