/** The script engine of the games on grids. */
import { mergeMessages } from '@griddle/rules/internal/messages/catalogue.js';
import { EN } from '@griddle/rules/internal/messages/en.js';
import CHOICES_EN from '@griddle/rules/internal/messages/options.en.json' with { type: 'json' };
import { GRID_TABLES } from '../generated/grid-tables.js';
import { Engine } from '../mod/engine.js';
import SCRIPT_EN from '../script.en.json' with { type: 'json' };
import { TABLE_WORDS } from './words.js';

/** Creates the engine of the games on grids; `menu` has the ids of all games of the table. */
export function gridEngine(menu: readonly string[]): Engine {
  return new Engine(GRID_TABLES, mergeMessages(EN, ...TABLE_WORDS, SCRIPT_EN, CHOICES_EN), menu);
}
