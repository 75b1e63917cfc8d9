/** The script of the chest of Top Waffle, on the table with all games. */
import { installGuest } from '../mod/guest.js';
import { topWaffleEngine } from '../top-waffle/engine.js';
import { MENU } from './menu.js';

installGuest(topWaffleEngine(MENU));
