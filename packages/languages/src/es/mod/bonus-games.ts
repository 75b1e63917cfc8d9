/** Spanish words of the table of bonus-games. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.die': 'Dado de Hostage Rescue',
  'tts.about.die': 'Cada turno de Hostage Rescue empieza con una tirada o con el botón. (WW-72)',
  'tts.pass': 'Pasar',
  'tts.roll': 'Tirar el dado',
  'tts.rolled': 'El dado muestra {roll}.',
  'tts.split': 'El dado muestra {roll}: quedan {left} para otra pieza.',
};
