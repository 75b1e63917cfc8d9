/** Dutch on pages: the words of elements and rules. */
import { catalogue, type Catalogue } from '../words.js';
import { ELEMENTS } from './elements/index.js';
import { RULES } from './rules/index.js';

/** Dutch words for pages. */
export const WEB: Catalogue = catalogue('nl', { ...RULES, ...ELEMENTS });
