/** Arabic words of the rules of waffle-checkers. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'outcome.waffle-checkers.back-row': 'قطعة في الصف الأخير للطرف الآخر',
  'outcome.waffle-checkers.stuck': 'لم تبقَ نقلة للطرف الآخر',
  'outcome.waffle-checkers.repetition': 'الوضع نفسه للمرة الثالثة',
  'violation.waffle-checkers.game-over': 'انتهت اللعبة.',
  'violation.waffle-checkers.not-your-piece': 'القطعة على {place} ليست لك.',
  'violation.waffle-checkers.not-one-space': 'الخطوة خانة واحدة، مستقيمة أو مائلة.',
  'violation.waffle-checkers.landing-taken': 'تلك الخانة مشغولة.',
  'violation.waffle-checkers.not-two-spaces': 'القفزة خانتان تمامًا، مستقيمة أو مائلة.',
  'violation.waffle-checkers.nothing-to-jump': 'القفز يكون فوق قطعة للطرف الآخر.',
  'violation.waffle-checkers.chain-is-over': 'تنتهي السلسلة في الصف الأخير.',
  'option.waffle-checkers.players': 'عدد اللاعبين',
  'game.waffle-checkers': 'Waffle Checkers',
};
