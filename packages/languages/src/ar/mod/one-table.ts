/** Arabic words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'يد {colour}',
  'tts.choose': 'اختاروا لعبة',
  'tts.choose-first': 'اختاروا أولًا لعبة من اللوحة.',
  'tts.laying': 'يجري ترتيب اللعبة…',
  'tts.bonus-box': 'قواعد الألعاب الإضافية',
  'tts.chest': 'صندوق {game@game}',
  'tts.chest-note': 'ما تُلعب به {game@game} وقواعدها: اتركوا الصندوق في مكانه.',
};
