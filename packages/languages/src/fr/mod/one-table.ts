/** French words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Main de {colour}',
  'tts.choose': 'Choisissez un jeu',
  'tts.choose-first': 'Choisissez d’abord un jeu sur le panneau.',
  'tts.laying': 'Mise en place du jeu…',
};
