/** The games of the table of Waffle Wars, in the order of its menu, and where the rules of the bonus games are. */
import { GUESTS } from '../generated/menu.js';
import type { Guest } from '../mod/table-game.js';

/** The box whose script has the bonus games: they and Waffle Wars together would be a larger script than one may be. */
export const BONUS_GAMES: Guest = {
  guid: '9d0600',
  games: GUESTS,
};

/** Ids of all games of the table, in the order of the menu. */
export const MENU: readonly string[] = ['waffle-wars', ...BONUS_GAMES.games];
