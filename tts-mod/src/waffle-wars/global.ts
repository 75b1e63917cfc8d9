/** The script of the Waffle Wars table. Tabletop Simulator runs it as Global. */
import { GlobalScript } from '../mod/global-script.js';
import { waffleWarsEngine } from './engine.js';
import { GRID_SCRIPT, MENU } from '../grid/menu.js';

new GlobalScript(waffleWarsEngine(MENU), [GRID_SCRIPT]).install();
