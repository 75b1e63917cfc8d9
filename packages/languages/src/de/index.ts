/** German: all words there are. */
import { catalogue, type Catalogue } from '../words.js';
import { RULES } from './rules/index.js';
import { ELEMENTS } from './elements/index.js';
import { MOD } from './mod/index.js';
import { CLI } from './cli/index.js';

/** Every German word. */
export const DE: Catalogue = catalogue('de', { ...RULES, ...ELEMENTS, ...MOD, ...CLI });
