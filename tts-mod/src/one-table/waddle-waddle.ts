/** The script of the chest of Waddle Waddle, on the table with all games. */
import { installGuest } from '../mod/guest.js';
import { waddleWaddleEngine } from '../waddle-waddle/engine.js';
import { MENU } from './menu.js';

installGuest(waddleWaddleEngine(MENU));
