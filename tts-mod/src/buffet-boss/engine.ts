/** What a script needs to play Buffet Boss at the table. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { BUFFET_BOSS_EN } from '@griddle/rules/buffet-boss/messages.en.js';
import { OPTIONS_EN } from '../options.en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Engine } from '../mod/engine.js';
import type { AnyTable } from '../mod/tracking.js';
import { TTS_BUFFET_BOSS_EN } from './messages.en.js';
import { OPTIONS_BUFFET_BOSS_EN } from '@griddle/rules/buffet-boss/options.en.js';
import { buffetBossTable } from './table.js';

/** The engine of Buffet Boss; `menu` has the ids of all games of the table, where there are others. */
export function buffetBossEngine(menu?: readonly string[]): Engine {
  const words = joined(EN, BUFFET_BOSS_EN, SCRIPT_EN, TTS_BUFFET_BOSS_EN, OPTIONS_EN, OPTIONS_BUFFET_BOSS_EN);
  return new Engine([buffetBossTable as unknown as AnyTable], words, menu);
}
