/** The script of the bonus games' table: one board, one menu. Tabletop Simulator runs it as Global. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Referee } from '../mod/referee.js';
import { BONUS_TABLES } from './tables.js';
import { BONUS_WORDS } from './words.js';

new Referee(BONUS_TABLES, joined(EN, ...BONUS_WORDS, SCRIPT_EN)).install();
