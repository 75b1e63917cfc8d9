/** The script of the box with the bonus games, an object of the Waffle Wars table. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Engine } from '../mod/engine.js';
import { installGuest } from '../mod/guest.js';
import { MENU } from '../waffle-wars/menu.js';
import { BONUS_TABLES } from './tables.js';
import { BONUS_WORDS } from './words.js';

installGuest(new Engine(BONUS_TABLES, joined(EN, ...BONUS_WORDS, SCRIPT_EN), MENU));
