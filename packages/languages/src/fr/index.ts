/** French: all words there are. */
import { catalogue, type Catalogue } from '../words.js';
import { RULES } from './rules/index.js';
import { ELEMENTS } from './elements/index.js';
import { MOD } from './mod/index.js';
import { CLI } from './cli/index.js';

/** Every French word. */
export const FR: Catalogue = catalogue('fr', { ...RULES, ...ELEMENTS, ...MOD, ...CLI });
