/** English words of the Waddle Waddle table. */
export const TTS_WADDLE_WADDLE_EN: Readonly<Record<string, string>> = {
  'tts.save-name': 'Griddle: Waddle Waddle',
  'tts.note': 'Unofficial table for Waddle Waddle. The rules and keys are in the notebook.',
  'tts.iceberg': 'Iceberg',
  'tts.recap': 'Points for sets of different symbols',
  'tts.tile': '{seat@seat}: {type@type.waddle-waddle}',
  'tts.card': 'Configuration card ({symbol@symbol.waddle-waddle})',

  'tts.view.tiles': 'The tiles',
  'tts.view.cards': 'The card field',

  'tts.won': '{seat@seat} wins',
  'tts.won-by': '{seat@seat} wins: {way}.',
  'tts.shared': '{seats} share the victory: {way}.',
  'tts.new-game': 'A new game. {seat@seat} begins.',

  'tts.end-turn': 'End the turn',
  'tts.aside': 'Set aside: {type@type.waddle-waddle}',
  'tts.due.add': 'To do: add a tile. Before or after, one tile may be moved.',
  'tts.due.move': 'A tile may be moved. Or end the turn.',
  'tts.due.end': 'Nothing is left but to end the turn.',
  'tts.last-turn': 'This is the turn of the last tile: nothing is moved.',
  'tts.cards.one': 'One card may be taken now.',
  'tts.cards.other': '{count} cards may be taken now; one of them.',
};
