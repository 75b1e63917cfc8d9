/** Arabic words of the rules of connect-four. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'outcome.connect-four.four-in-a-row': 'أربع في صف',
  'outcome.connect-four.full-board': 'لوح ممتلئ',
  'violation.connect-four.game-over': 'انتهت اللعبة.',
  'violation.connect-four.column-full': 'ليس هناك: ذلك العمود ممتلئ.',
  'option.connect-four.players': 'عدد اللاعبين',
  'option.connect-four.size': 'الأعمدة والصفوف',
  'game.connect-four': 'أربع في صف',
  'text.move-falls': 'لا تبقى قطعة على {found}؛ تُكتب النقلة في ذلك العمود {expected}.',
  'text.floating': 'لا شيء تحت القطعة على {found}.',
};
