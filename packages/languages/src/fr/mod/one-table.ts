/** French words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Main de {colour}',
  'tts.choose': 'Choisissez un jeu',
  'tts.choose-first': 'Choisissez d’abord un jeu sur le panneau.',
  'tts.laying': 'Mise en place du jeu…',
  'tts.bonus-box': 'Règles des jeux bonus',
  'tts.chest': 'Coffre de {game@game}',
  'tts.chest-note': 'Le matériel et les règles de {game@game} : laisse-le là où il est.',
};
