/** The script of the Waffle Wars table. Tabletop Simulator runs it as Global. */
import { Host } from '../mod/host.js';
import { waffleWarsEngine } from './engine.js';
import { BONUS_GAMES, MENU } from '../grid/menu.js';

new Host(waffleWarsEngine(MENU), [BONUS_GAMES]).install();
