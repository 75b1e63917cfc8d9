/** The games of the table of Waffle Wars, in the order of its menu, and where those on grids have their rules. */
import { GRID_GAMES } from '../generated/grid-menu.js';
import type { ObjectScript } from '../mod/table-game.js';

/** The box whose script has the games on grids: they and Waffle Wars together would be a larger script than one may be. */
export const GRID_SCRIPT: ObjectScript = { guid: '9d0600', games: GRID_GAMES };

/** Ids of all games of the table, in the order of the menu. */
export const MENU: readonly string[] = ['waffle-wars', ...GRID_GAMES];
