/** Arabic words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'يد {colour}',
  'tts.choose': 'اختاروا لعبة',
  'tts.choose-first': 'اختاروا أولًا لعبة من اللوحة.',
  'tts.laying': 'يجري ترتيب اللعبة…',
  'tts.save-name': 'Griddle: عشر ألعاب',
  'tts.note':
    'طاولة غير رسمية لعشر ألعاب: Waffle Wars وألعابها الإضافية، وWaddle Waddle، وWaffle Time، وTop Waffle، وBuffet Boss. اختاروا واحدة على اللوحة؛ ولكم أن تغيّروا اللعبة في أي وقت وتعودوا إليها. القواعد والمفاتيح في الدفتر.',
  'tts.keys.options': 'يفتح الخيارات أو يغلقها',
  'tts.keys.menu': 'يفتح قائمة الألعاب أو يغلقها',
  'tts.keys.fold': 'يصغّر اللوحة أو يكبّرها',
  'tts.keys.offer': 'يضغط واحدًا من الأزرار التي على اللوحة الآن للنقلات',
  'tts.bonus-box': 'قواعد الألعاب الإضافية',
  'tts.chest': 'صندوق {game@game}',
  'tts.chest-note': 'ما تُلعب به {game@game} وقواعدها: اتركوا الصندوق في مكانه.',
  'tts.hotkey.options': 'Griddle: الخيارات',
  'tts.hotkey.menu': 'Griddle: اختيار لعبة',
  'tts.hotkey.fold': 'Griddle: طي اللوحة أو فتحها',
  'tts.hotkey.offer': 'Griddle: الزر {number} لنقلة',
};
