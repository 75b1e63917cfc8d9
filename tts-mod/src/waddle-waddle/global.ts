/** The script of the Waddle Waddle table. Tabletop Simulator runs it as Global. */
import { GlobalScript } from '../mod/global-script.js';
import { waddleWaddleEngine } from './engine.js';

new GlobalScript(waddleWaddleEngine()).install();
