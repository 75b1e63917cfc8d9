/** Arabic words of the elements of core. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'ui.drawer-game': 'اللعبة',
  'ui.drawer-news': 'شيء جديد',
  'ui.drawer-score': 'النقاط',
  'ui.drawers': 'المزيد من الطاولة',
  'ui.why': 'لماذا؟',
  'ui.why-rule': 'لماذا؟ القاعدة {rule}',
  'ui.you': 'أنت',
  'ui.your-turn': 'دورك الآن.',
  'ui.to-move': 'الدور على {seats}.',
  'ui.start': 'بداية اللعبة.',
};
