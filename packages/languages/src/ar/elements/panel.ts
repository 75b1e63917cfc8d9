/** Arabic words of the elements of panel. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'ui.again': 'لعبة جديدة',
  'ui.type': 'اكتب نقلة، مثل {example}',
  'ui.enter': 'العب',
  'ui.set-up': 'التجهيز',
  'ui.no-moves': 'لا نقلات بعد.',
  'ui.total': 'المجموع',
  'ui.nothing-scored': 'لا شيء بعد.',
};
