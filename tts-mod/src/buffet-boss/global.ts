/** The script of the Buffet Boss table. Tabletop Simulator runs it as Global. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { BUFFET_BOSS_EN } from '@griddle/rules/buffet-boss/messages.en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Engine } from '../mod/engine.js';
import { Host } from '../mod/host.js';
import type { AnyTable } from '../mod/watched.js';
import { TTS_BUFFET_BOSS_EN } from './messages.en.js';
import { buffetBossTable } from './table.js';

const words = joined(EN, BUFFET_BOSS_EN, SCRIPT_EN, TTS_BUFFET_BOSS_EN);
new Host(new Engine([buffetBossTable as unknown as AnyTable], words)).install();
