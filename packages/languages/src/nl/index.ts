/** Dutch: all words there are. */
import { catalogue, type Catalogue } from '../words.js';
import { ELEMENTS } from './elements/index.js';

/** Every Dutch word. */
export const NL: Catalogue = catalogue('nl', { ...ELEMENTS });
