/** Spanish words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Mano de {colour}',
  'tts.choose': 'Elige un juego',
  'tts.choose-first': 'Elige primero un juego en el panel.',
  'tts.laying': 'Colocando el juego…',
  'tts.bonus-box': 'Reglas de los juegos extra',
  'tts.chest': 'Cofre de {game@game}',
  'tts.chest-note': 'Con lo que se juega {game@game}, y sus reglas: déjalo donde está.',
};
