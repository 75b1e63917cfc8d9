/** The script of the Waddle Waddle table. Tabletop Simulator runs it as Global. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { WADDLE_WADDLE_EN } from '@griddle/rules/waddle-waddle/messages.en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Engine } from '../mod/engine.js';
import { Host } from '../mod/host.js';
import type { AnyTable } from '../mod/watched.js';
import { TTS_WADDLE_WADDLE_EN } from './messages.en.js';
import { waddleWaddleTable } from './table.js';

const words = joined(EN, WADDLE_WADDLE_EN, SCRIPT_EN, TTS_WADDLE_WADDLE_EN);
new Host(new Engine([waddleWaddleTable as unknown as AnyTable], words)).install();
