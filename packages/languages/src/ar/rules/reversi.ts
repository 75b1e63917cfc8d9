/** Arabic words of the rules of reversi. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'outcome.reversi.more-pieces': 'قطع أكثر',
  'line.reversi.pieces': 'القطع',
  'violation.reversi.game-over': 'انتهت اللعبة.',
  'violation.reversi.occupied': 'ليس هناك: {place} مشغولة.',
  'violation.reversi.flips-nothing': 'ليس هناك: يجب أن تحصر القطعة واحدة على الأقل للطرف الآخر.',
  'violation.reversi.no-pass': 'لا تمرير: هناك نقلة تقلب قطعًا.',
  'option.reversi.players': 'عدد اللاعبين',
  'option.reversi.size': 'حجم اللوح',
  'game.reversi': 'Reversi',
};
