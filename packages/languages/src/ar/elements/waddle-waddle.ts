/** Arabic words of the elements of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'area.waddle-waddle.supply': 'قطع {seat@seat}',
  'you.area.waddle-waddle.supply': 'قطعك',
  'phase.waddle-waddle.add-or-move': 'أضف قطعة، ولك أن تنقل واحدة قبلها أو بعدها.',
};
