/** The games of the table with all games, in menu order, and the object whose script runs each. */
import type { ObjectScript } from '../mod/table-game.js';
import { GRID_SCRIPT } from '../grid/menu.js';

/** Describes the box of a game, which has its script and all its objects. */
function boxOf(index: number, game: string): ObjectScript {
  const guid = '9f000' + index.toString();
  return { guid, games: [game], box: guid };
}

const WAFFLE_WARS = boxOf(0, 'waffle-wars');

/** All scripts with games. The games on grids use the objects in the box of Waffle Wars. */
export const OBJECT_SCRIPTS: readonly ObjectScript[] = [
  WAFFLE_WARS,
  boxOf(1, 'waddle-waddle'),
  boxOf(2, 'waffle-time'),
  boxOf(3, 'top-waffle'),
  boxOf(4, 'buffet-boss'),
  { ...GRID_SCRIPT, box: WAFFLE_WARS.guid },
];

/** Ids of all games, in menu order. */
export const MENU: readonly string[] = OBJECT_SCRIPTS.flatMap(({ games }) => games);
