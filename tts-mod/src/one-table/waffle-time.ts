/** The script of the box of Waffle Time, on the table with all games. */
import { installObjectScript } from '../mod/object-script.js';
import { waffleTimeEngine } from '../waffle-time/engine.js';
import { MENU } from './menu.js';

installObjectScript(waffleTimeEngine(MENU));
