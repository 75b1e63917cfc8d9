/** French on pages: the words of elements and rules. */
import { catalogue, type Catalogue } from '../words.js';
import { ELEMENTS } from './elements/index.js';
import { RULES } from './rules/index.js';

/** French words for pages. */
export const WEB: Catalogue = catalogue('fr', { ...RULES, ...ELEMENTS });
