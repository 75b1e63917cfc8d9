/** The script of the Buffet Boss table. Tabletop Simulator runs it as Global. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { BUFFET_BOSS_EN } from '@griddle/rules/buffet-boss/messages.en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Referee } from '../mod/referee.js';
import type { AnyTable } from '../mod/referee.js';
import { TTS_BUFFET_BOSS_EN } from './messages.en.js';
import { buffetBossTable } from './table.js';

const words = joined(EN, BUFFET_BOSS_EN, SCRIPT_EN, TTS_BUFFET_BOSS_EN);
new Referee([buffetBossTable as unknown as AnyTable], words).install();
