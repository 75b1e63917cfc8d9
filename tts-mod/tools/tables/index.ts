/** Every table, the default first. */
import { ONE_TABLE } from './one-table.js';
import { BUFFET_BOSS_TABLE } from './buffet-boss.js';
import type { TableSpec } from './table.js';
import { TOP_WAFFLE_TABLE } from './top-waffle.js';
import { WADDLE_WADDLE_TABLE } from './waddle-waddle.js';
import { WAFFLE_TIME_TABLE } from './waffle-time.js';
import { WAFFLE_WARS_TABLE } from './waffle-wars.js';

/** The table with all games, and one for each large game. */
export const TABLES: readonly TableSpec[] = [
  ONE_TABLE,
  WAFFLE_WARS_TABLE,
  WADDLE_WADDLE_TABLE,
  WAFFLE_TIME_TABLE,
  TOP_WAFFLE_TABLE,
  BUFFET_BOSS_TABLE,
];

/** Returns the table with this id, or undefined. */
export function tableById(id: string): TableSpec | undefined {
  return TABLES.find((table) => table.id === id);
}
