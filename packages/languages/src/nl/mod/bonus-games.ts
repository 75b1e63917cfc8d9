/** Dutch words of the table of bonus-games. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.die': 'Dobbelsteen van Hostage Rescue',
  'tts.about.die': 'Elke beurt van Hostage Rescue begint met een worp, of met de knop. (WW-72)',
  'tts.pass': 'Passen',
  'tts.roll': 'Gooien',
  'tts.rolled': 'De dobbelsteen geeft {roll}.',
  'tts.split': 'De dobbelsteen geeft {roll}: {left} over, voor een ander stuk.',
};
