/** The script engine of Top Waffle. */
import { mergeMessages } from '@griddle/rules/internal/messages/catalogue.js';
import { EN } from '@griddle/rules/internal/messages/en.js';
import TOP_WAFFLE_EN from '@griddle/rules/internal/top-waffle/messages.en.json' with { type: 'json' };
import CHOICES_EN from '@griddle/rules/internal/messages/options.en.json' with { type: 'json' };
import SCRIPT_EN from '../script.en.json' with { type: 'json' };
import { Engine } from '../mod/engine.js';
import type { AnyTable } from '../mod/tracking.js';
import TTS_TOP_WAFFLE_EN from './messages.en.json' with { type: 'json' };
import OPTIONS_TOP_WAFFLE_EN from '@griddle/rules/internal/top-waffle/options.en.json' with { type: 'json' };
import { topWaffleTable } from './table.js';

/** Creates the engine of Top Waffle; `menu` has the ids of all games of the table, if there are others. */
export function topWaffleEngine(menu?: readonly string[]): Engine {
  const words = mergeMessages(EN, TOP_WAFFLE_EN, SCRIPT_EN, TTS_TOP_WAFFLE_EN, CHOICES_EN, OPTIONS_TOP_WAFFLE_EN);
  return new Engine([topWaffleTable as unknown as AnyTable], words, menu);
}
