/** What a script needs to play the bonus games at the table. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { OPTIONS_EN } from '../options.en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Engine } from '../mod/engine.js';
import { OPTIONS_BONUS_EN } from '@griddle/rules/messages/options-bonus.en.js';
import { BONUS_TABLES } from './tables.js';
import { BONUS_WORDS } from './words.js';

/** The engine of the bonus games; `menu` has the ids of all games of the table. */
export function bonusEngine(menu: readonly string[]): Engine {
  return new Engine(BONUS_TABLES, joined(EN, ...BONUS_WORDS, SCRIPT_EN, OPTIONS_EN, OPTIONS_BONUS_EN), menu);
}
