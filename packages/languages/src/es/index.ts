/** Spanish: all words there are. */
import { catalogue, type Catalogue } from '../words.js';
import { RULES } from './rules/index.js';
import { ELEMENTS } from './elements/index.js';

/** Every Spanish word. */
export const ES: Catalogue = catalogue('es', { ...RULES, ...ELEMENTS });
