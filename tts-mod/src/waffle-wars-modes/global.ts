/** The script of the table of Waffle Wars with modes. Tabletop Simulator runs it as Global. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import { WAFFLE_WARS_MODES_EN } from '@griddle/rules/waffle-wars/modes/messages.en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Referee } from '../mod/referee.js';
import type { AnyTable } from '../mod/referee.js';
import { TTS_WAFFLE_WARS_EN } from '../waffle-wars/messages.en.js';
import { TTS_MODES_EN } from './messages.en.js';
import { modesTable } from './table.js';

const WORDS = joined(EN, WAFFLE_WARS_EN, WAFFLE_WARS_MODES_EN, SCRIPT_EN, TTS_WAFFLE_WARS_EN, TTS_MODES_EN);

new Referee([modesTable as unknown as AnyTable], WORDS).install();
