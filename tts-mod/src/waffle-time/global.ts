/** The script of the Waffle Time table. Tabletop Simulator runs it as Global. */
import { Host } from '../mod/host.js';
import { waffleTimeEngine } from './engine.js';

new Host(waffleTimeEngine()).install();
