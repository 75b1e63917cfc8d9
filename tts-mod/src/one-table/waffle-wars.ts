/** The script of the box of Waffle Wars, on the table with all games. */
import { installObjectScript } from '../mod/object-script.js';
import { waffleWarsEngine } from '../waffle-wars/engine.js';
import { MENU } from './menu.js';

installObjectScript(waffleWarsEngine(MENU));
