/** The script of the Waffle Wars table. Tabletop Simulator runs it as Global. */
import { joined } from '@griddle/rules/messages/catalogue.js';
import { EN } from '@griddle/rules/messages/en.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import { SCRIPT_EN } from '../script.en.js';
import { Referee } from '../mod/referee.js';
import type { AnyTable } from '../mod/referee.js';
import { TTS_WAFFLE_WARS_EN } from './messages.en.js';
import { waffleWarsTable } from './table.js';

new Referee(
  [waffleWarsTable as unknown as AnyTable],
  joined(EN, WAFFLE_WARS_EN, SCRIPT_EN, TTS_WAFFLE_WARS_EN),
).install();
