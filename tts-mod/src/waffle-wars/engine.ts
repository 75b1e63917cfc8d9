/** The script engine of Waffle Wars. */
import { mergeMessages } from '@griddle/rules/internal/messages/catalogue.js';
import { EN } from '@griddle/rules/internal/messages/en.js';
import WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/messages.en.json' with { type: 'json' };
import CHOICES_EN from '@griddle/rules/internal/messages/options.en.json' with { type: 'json' };
import SCRIPT_EN from '../script.en.json' with { type: 'json' };
import { Engine } from '../mod/engine.js';
import type { AnyTable } from '../mod/tracking.js';
import TTS_WAFFLE_WARS_EN from './messages.en.json' with { type: 'json' };
import SIDES_EN from '../grid/messages.en.json' with { type: 'json' };
import OPTIONS_WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/options.en.json' with { type: 'json' };
import { waffleWarsTable } from './table.js';

/** Creates the engine of Waffle Wars; `menu` has the ids of all games of the table, if there are others. */
export function waffleWarsEngine(menu?: readonly string[]): Engine {
  const words = mergeMessages(
    EN,
    WAFFLE_WARS_EN,
    SCRIPT_EN,
    SIDES_EN,
    TTS_WAFFLE_WARS_EN,
    CHOICES_EN,
    OPTIONS_WAFFLE_WARS_EN,
  );
  return new Engine([waffleWarsTable as unknown as AnyTable], words, menu);
}
