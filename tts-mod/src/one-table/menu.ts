/** The games of the table with all games, in menu order, and the box that each is laid out from. */
import { GRID_GAMES } from '../generated/grid-menu.js';
import type { ObjectScript } from '../mod/table-game.js';

/** Id of the object whose script runs all games: one script, because they share most of their code. */
export const GAMES_SCRIPT = '9f0005';

/** Returns the id of a table's box; tables have the order of the menu. */
export function boxId(index: number): string {
  return '9f000' + index.toString();
}

function gameOf(index: number, ...games: readonly string[]): ObjectScript {
  return { guid: GAMES_SCRIPT, games, box: boxId(index) };
}

/** All games by box and words. The games on grids use the objects in the box of Waffle Wars. */
export const OBJECT_SCRIPTS: readonly ObjectScript[] = [
  gameOf(0, 'waffle-wars'),
  gameOf(1, 'waddle-waddle'),
  gameOf(2, 'waffle-time'),
  gameOf(3, 'top-waffle'),
  gameOf(4, 'buffet-boss'),
  gameOf(0, ...GRID_GAMES),
];

/** Ids of all games, in menu order. */
export const MENU: readonly string[] = OBJECT_SCRIPTS.flatMap(({ games }) => games);
