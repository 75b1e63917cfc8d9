/** Reversi at the table. */
import type { ReversiState } from '@griddle/rules/reversi/index.js';
import type { TableRules } from './grid-table.js';

/** The rules alone are enough to read its moves (WW-76). */
export const REVERSI: TableRules<ReversiState, number> = { rule: 'WW-76' };
