/** Brazilian Portuguese: all words there are. */
import { catalogue, type Catalogue } from '../words.js';
import { RULES } from './rules/index.js';
import { ELEMENTS } from './elements/index.js';
import { MOD } from './mod/index.js';
import { CLI } from './cli/index.js';

/** Every Brazilian Portuguese word. */
export const PT_BR: Catalogue = catalogue('pt-BR', { ...RULES, ...ELEMENTS, ...MOD, ...CLI });
