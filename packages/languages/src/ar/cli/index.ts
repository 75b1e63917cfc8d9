/** Arabic words of the command line. */
import type { Words } from '../../words.js';
import { WORDS } from './words.js';

/** Sentences by key, as the English catalogues have them. */
export const CLI: Words = WORDS;
