/** The script engine of Buffet Boss. */
import { mergeMessages } from '@griddle/rules/internal/messages/catalogue.js';
import { EN } from '@griddle/rules/internal/messages/en.js';
import BUFFET_BOSS_EN from '@griddle/rules/internal/buffet-boss/messages.en.json' with { type: 'json' };
import CHOICES_EN from '@griddle/rules/internal/messages/options.en.json' with { type: 'json' };
import SCRIPT_EN from '../script.en.json' with { type: 'json' };
import { Engine } from '../mod/engine.js';
import type { AnyTable } from '../mod/tracking.js';
import TTS_BUFFET_BOSS_EN from './messages.en.json' with { type: 'json' };
import OPTIONS_BUFFET_BOSS_EN from '@griddle/rules/internal/buffet-boss/options.en.json' with { type: 'json' };
import { buffetBossTable } from './table.js';

/** Creates the engine of Buffet Boss; `menu` has the ids of all games of the table, if there are others. */
export function buffetBossEngine(menu?: readonly string[]): Engine {
  const words = mergeMessages(EN, BUFFET_BOSS_EN, SCRIPT_EN, TTS_BUFFET_BOSS_EN, CHOICES_EN, OPTIONS_BUFFET_BOSS_EN);
  return new Engine([buffetBossTable as unknown as AnyTable], words, menu);
}
