/** Brazilian Portuguese on pages: the words of elements and rules. */
import { catalogue, type Catalogue } from '../words.js';
import { ELEMENTS } from './elements/index.js';
import { RULES } from './rules/index.js';

/** Brazilian Portuguese words for pages. */
export const WEB: Catalogue = catalogue('pt-BR', { ...RULES, ...ELEMENTS });
