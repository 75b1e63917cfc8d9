/** The sizes of the boards of the table. */
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { BOARD } from '@griddle/rules/internal/waffle-wars/components.js';

/** By state, from the first: the waffle, then the others. */
export const BOARDS: readonly GridSize[] = [
  BOARD,
  { width: 7, height: 6 },
  { width: 7, height: 7 },
  { width: 8, height: 7 },
  { width: 8, height: 8 },
];
