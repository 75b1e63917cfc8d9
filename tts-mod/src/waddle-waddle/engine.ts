/** The script engine of Waddle Waddle. */
import { mergeMessages } from '@griddle/rules/internal/messages/catalogue.js';
import { EN } from '@griddle/rules/internal/messages/en.js';
import WADDLE_WADDLE_EN from '@griddle/rules/internal/waddle-waddle/messages.en.json' with { type: 'json' };
import CHOICES_EN from '@griddle/rules/internal/messages/options.en.json' with { type: 'json' };
import SCRIPT_EN from '../script.en.json' with { type: 'json' };
import { Engine } from '../mod/engine.js';
import type { AnyTable } from '../mod/tracking.js';
import TTS_WADDLE_WADDLE_EN from './messages.en.json' with { type: 'json' };
import OPTIONS_WADDLE_WADDLE_EN from '@griddle/rules/internal/waddle-waddle/options.en.json' with { type: 'json' };
import { waddleWaddleTable } from './table.js';

/** Creates the engine of Waddle Waddle; `menu` has the ids of all games of the table, if there are others. */
export function waddleWaddleEngine(menu?: readonly string[]): Engine {
  const words = mergeMessages(
    EN,
    WADDLE_WADDLE_EN,
    SCRIPT_EN,
    TTS_WADDLE_WADDLE_EN,
    CHOICES_EN,
    OPTIONS_WADDLE_WADDLE_EN,
  );
  return new Engine([waddleWaddleTable as unknown as AnyTable], words, menu);
}
