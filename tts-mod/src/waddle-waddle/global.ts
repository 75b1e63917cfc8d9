/** The script of the Waddle Waddle table. Tabletop Simulator runs it as Global. */
import { Host } from '../mod/host.js';
import { waddleWaddleEngine } from './engine.js';

new Host(waddleWaddleEngine()).install();
