/** The script of the chest of Waffle Wars, on the table with all games. */
import { installGuest } from '../mod/guest.js';
import { waffleWarsEngine } from '../waffle-wars/engine.js';
import { MENU } from './menu.js';

installGuest(waffleWarsEngine(MENU));
