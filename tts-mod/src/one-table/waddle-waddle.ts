/** The script of the box of Waddle Waddle, on the table with all games. */
import { installObjectScript } from '../mod/object-script.js';
import { waddleWaddleEngine } from '../waddle-waddle/engine.js';
import { MENU } from './menu.js';

installObjectScript(waddleWaddleEngine(MENU));
