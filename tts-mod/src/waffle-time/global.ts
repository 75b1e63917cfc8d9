/** The script of the Waffle Time table. Tabletop Simulator runs it as Global. */
import { GlobalScript } from '../mod/global-script.js';
import { waffleTimeEngine } from './engine.js';

new GlobalScript(waffleTimeEngine()).install();
