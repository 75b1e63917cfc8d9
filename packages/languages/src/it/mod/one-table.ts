/** Italian words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Mano di {colour}',
  'tts.choose': 'Scegliete un gioco',
  'tts.choose-first': 'Scegliete prima un gioco sul pannello.',
  'tts.laying': 'Preparo il gioco…',
  'tts.bonus-box': 'Regole dei giochi bonus',
  'tts.chest': 'Baule di {game@game}',
  'tts.chest-note': 'Il materiale e le regole di {game@game}: lascialo dov’è.',
};
