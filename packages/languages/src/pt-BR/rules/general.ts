/** Brazilian Portuguese words of the rules of general. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'list.or': '{first} ou {last}',
};
