/** The games of the table with all of them, in the order of its menu, and which object’s script has each. */
import type { ObjectScript } from '../mod/table-game.js';
import { GRID_SCRIPT } from '../grid/menu.js';

/** A box has the script of its game and everything that lies on the table for it. */
function boxOf(index: number, game: string): ObjectScript {
  const guid = '9f000' + index.toString();
  return { guid, games: [game], box: guid };
}

const WAFFLE_WARS = boxOf(0, 'waffle-wars');

/** Every script with games. The games on grids are played with what the box of Waffle Wars has. */
export const OBJECT_SCRIPTS: readonly ObjectScript[] = [
  WAFFLE_WARS,
  boxOf(1, 'waddle-waddle'),
  boxOf(2, 'waffle-time'),
  boxOf(3, 'top-waffle'),
  boxOf(4, 'buffet-boss'),
  { ...GRID_SCRIPT, box: WAFFLE_WARS.guid },
];

/** Ids of all games. */
export const MENU: readonly string[] = OBJECT_SCRIPTS.flatMap(({ games }) => games);
