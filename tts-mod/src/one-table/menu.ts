/** The games of the table with all of them, in the order of its menu, and which object’s script has each. */
import type { Guest } from '../mod/table-game.js';
import { BONUS_GAMES } from '../grid/menu.js';

/** A chest has the script of its game and everything that lies on the table for it. */
function chestOf(index: number, game: string): Guest {
  const guid = '9f000' + index.toString();
  return { guid, games: [game], chest: guid };
}

const WAFFLE_WARS = chestOf(0, 'waffle-wars');

/** Every script with games. The bonus games are played with what the chest of Waffle Wars has. */
export const GUESTS: readonly Guest[] = [
  WAFFLE_WARS,
  chestOf(1, 'waddle-waddle'),
  chestOf(2, 'waffle-time'),
  chestOf(3, 'top-waffle'),
  chestOf(4, 'buffet-boss'),
  { ...BONUS_GAMES, chest: WAFFLE_WARS.guid },
];

/** Ids of all games. */
export const MENU: readonly string[] = GUESTS.flatMap(({ games }) => games);
