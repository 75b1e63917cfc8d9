/** French words of the table of bonus-games. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.die': 'Dé de Hostage Rescue',
  'tts.about.die': 'Chaque tour de Hostage Rescue commence par un lancer, ou par le bouton. (WW-72)',
  'tts.pass': 'Passer',
  'tts.roll': 'Lancer le dé',
  'tts.rolled': 'Le dé montre {roll}.',
  'tts.split': 'Le dé montre {roll} : {left} restent pour un autre pion.',
};
