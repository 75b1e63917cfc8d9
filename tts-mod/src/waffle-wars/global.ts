/** The script of the Waffle Wars table. Tabletop Simulator runs it as Global. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Engine } from '../mod/engine.js';
import { Host } from '../mod/host.js';
import type { AnyTable } from '../mod/watched.js';
import { BONUS_GAMES, MENU } from './menu.js';
import { TTS_WAFFLE_WARS_EN } from './messages.en.js';
import { waffleWarsTable } from './table.js';

const WORDS = joined(EN, WAFFLE_WARS_EN, SCRIPT_EN, TTS_WAFFLE_WARS_EN);

new Host(new Engine([waffleWarsTable as unknown as AnyTable], WORDS, MENU), [BONUS_GAMES]).install();
