/** The script of the chest of Waffle Time, on the table with all games. */
import { installGuest } from '../mod/guest.js';
import { waffleTimeEngine } from '../waffle-time/engine.js';
import { MENU } from './menu.js';

installGuest(waffleTimeEngine(MENU));
