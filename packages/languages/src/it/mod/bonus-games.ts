/** Italian words of the table of bonus-games. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.die': 'Dado di Hostage Rescue',
  'tts.about.die': 'Ogni turno di Hostage Rescue comincia con un tiro, o con il pulsante. (WW-72)',
  'tts.pass': 'Passa',
  'tts.roll': 'Tira il dado',
  'tts.rolled': 'Il dado segna {roll}.',
  'tts.split': 'Il dado segna {roll}: {left} restano per un’altra pedina.',
};
