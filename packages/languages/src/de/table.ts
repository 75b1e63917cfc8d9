/** German at the scripted table: the words of the mod and of the rules. */
import { catalogue, type Catalogue } from '../words.js';
import { MOD } from './mod/index.js';
import { RULES } from './rules/index.js';

/** German words for Tabletop Simulator. */
export const TABLE: Catalogue = catalogue('de', { ...RULES, ...MOD });
