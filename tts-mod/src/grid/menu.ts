/** The games of the Waffle Wars table, in menu order, and the object that runs those on grids. */
import { GRID_GAMES } from '../generated/grid-menu.js';
import type { ObjectScript } from '../mod/table-game.js';

/** The box whose script runs the games on grids, on the table of Waffle Wars. */
export const GRID_SCRIPT: ObjectScript = { guid: '9d0600', games: GRID_GAMES };

/** Ids of all games of the table, in menu order. */
export const MENU: readonly string[] = ['waffle-wars', ...GRID_GAMES];
