/** The script of the Waffle Time table. Tabletop Simulator runs it as Global. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { WAFFLE_TIME_EN } from '@griddle/rules/waffle-time/messages.en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Engine } from '../mod/engine.js';
import { Host } from '../mod/host.js';
import type { AnyTable } from '../mod/watched.js';
import { TTS_WAFFLE_TIME_EN } from './messages.en.js';
import { waffleTimeTable } from './table.js';

const words = joined(EN, WAFFLE_TIME_EN, SCRIPT_EN, TTS_WAFFLE_TIME_EN);
new Host(new Engine([waffleTimeTable as unknown as AnyTable], words)).install();
