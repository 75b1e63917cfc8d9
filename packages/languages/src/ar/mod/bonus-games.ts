/** Arabic words of the table of bonus-games. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.die': 'نرد Hostage Rescue',
  'tts.about.die': 'يبدأ كل دور في Hostage Rescue برمية، أو بالزر. (WW-72)',
  'tts.pass': 'تمرير',
  'tts.roll': 'ارم النرد',
  'tts.rolled': 'النرد على {roll}.',
  'tts.split': 'النرد على {roll}: بقي {left} لقطعة أخرى.',
};
