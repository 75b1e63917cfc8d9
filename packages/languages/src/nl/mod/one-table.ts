/** Dutch words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Hand van {colour}',
  'tts.choose': 'Kies een spel',
  'tts.choose-first': 'Kies eerst een spel op het paneel.',
  'tts.laying': 'Het spel wordt klaargezet …',
  'tts.bonus-box': 'Regels van de bonusspellen',
  'tts.chest': 'Kist van {game@game}',
  'tts.chest-note': 'Waarmee {game@game} wordt gespeeld, en de regels ervan: laat de kist staan.',
};
