/** The script of the box of Top Waffle, on the table with all games. */
import { installObjectScript } from '../mod/object-script.js';
import { topWaffleEngine } from '../top-waffle/engine.js';
import { MENU } from './menu.js';

installObjectScript(topWaffleEngine(MENU));
