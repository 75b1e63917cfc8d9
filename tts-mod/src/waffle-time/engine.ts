/** The script engine of Waffle Time. */
import { mergeMessages } from '@griddle/rules/internal/messages/catalogue.js';
import { EN } from '@griddle/rules/internal/messages/en.js';
import WAFFLE_TIME_EN from '@griddle/rules/internal/waffle-time/messages.en.json' with { type: 'json' };
import CHOICES_EN from '@griddle/rules/internal/messages/options.en.json' with { type: 'json' };
import SCRIPT_EN from '../script.en.json' with { type: 'json' };
import { Engine } from '../mod/engine.js';
import type { AnyTable } from '../mod/tracking.js';
import TTS_WAFFLE_TIME_EN from './messages.en.json' with { type: 'json' };
import OPTIONS_WAFFLE_TIME_EN from '@griddle/rules/internal/waffle-time/options.en.json' with { type: 'json' };
import { waffleTimeTable } from './table.js';

/** Creates the engine of Waffle Time; `menu` has the ids of all games of the table, if there are others. */
export function waffleTimeEngine(menu?: readonly string[]): Engine {
  const words = mergeMessages(EN, WAFFLE_TIME_EN, SCRIPT_EN, TTS_WAFFLE_TIME_EN, CHOICES_EN, OPTIONS_WAFFLE_TIME_EN);
  return new Engine([waffleTimeTable as unknown as AnyTable], words, menu);
}
