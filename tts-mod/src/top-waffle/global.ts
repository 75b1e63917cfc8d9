/** The script of the Top Waffle table. Tabletop Simulator runs it as Global. */
import { GlobalScript } from '../mod/global-script.js';
import { topWaffleEngine } from './engine.js';

new GlobalScript(topWaffleEngine()).install();
