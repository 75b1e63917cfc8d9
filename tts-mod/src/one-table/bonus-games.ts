/** The script of the box with the bonus games, on the table with all games. */
import { bonusEngine } from '../bonus-games/engine.js';
import { installGuest } from '../mod/guest.js';
import { MENU } from './menu.js';

installGuest(bonusEngine(MENU));
