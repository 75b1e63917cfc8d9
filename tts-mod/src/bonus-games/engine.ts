/** What a script needs to play the bonus games at the table. */
import { mergeMessages } from '@griddle/rules/internal/messages/catalogue.js';
import { EN } from '@griddle/rules/internal/messages/en.js';
import CHOICES_EN from '@griddle/rules/internal/messages/options.en.json' with { type: 'json' };
import SCRIPT_EN from '../script.en.json' with { type: 'json' };
import { Engine } from '../mod/engine.js';
import { BONUS_TABLES } from './tables.js';
import { BONUS_WORDS } from './words.js';

/** The engine of the bonus games; `menu` has the ids of all games of the table. */
export function bonusEngine(menu: readonly string[]): Engine {
  return new Engine(BONUS_TABLES, mergeMessages(EN, ...BONUS_WORDS, SCRIPT_EN, CHOICES_EN), menu);
}
