/** English words of the games on grids at the table. */
import WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/messages.en.json' with { type: 'json' };
import { GRID_WORDS } from '../generated/grid-rules.js';
import GRID_EN from '../grid/messages.en.json' with { type: 'json' };
import GRID_GAMES_EN from './messages.en.json' with { type: 'json' };

/** The catalogues of all of them, and shared ones. */
export const TABLE_WORDS: readonly Readonly<Record<string, string>>[] = [
  // For its names of the two sides
  WAFFLE_WARS_EN,
  GRID_EN,
  ...GRID_WORDS,
  GRID_GAMES_EN,
];
