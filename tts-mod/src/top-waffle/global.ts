/** The script of the Top Waffle table. Tabletop Simulator runs it as Global. */
import { Host } from '../mod/host.js';
import { topWaffleEngine } from './engine.js';

new Host(topWaffleEngine()).install();
