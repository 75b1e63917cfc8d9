/** The script of the Top Waffle table. Tabletop Simulator runs it as Global. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { TOP_WAFFLE_EN } from '@griddle/rules/top-waffle/messages.en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Engine } from '../mod/engine.js';
import { Host } from '../mod/host.js';
import type { AnyTable } from '../mod/watched.js';
import { TTS_TOP_WAFFLE_EN } from './messages.en.js';
import { topWaffleTable } from './table.js';

const words = joined(EN, TOP_WAFFLE_EN, SCRIPT_EN, TTS_TOP_WAFFLE_EN);
new Host(new Engine([topWaffleTable as unknown as AnyTable], words)).install();
