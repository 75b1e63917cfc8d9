/** Brazilian Portuguese words of the rules. */
import type { Words } from '../../words.js';
import { WORDS as general } from './general.js';

/** Sentences by key, as the English catalogues have them. */
export const RULES: Words = {
  ...general,
};
