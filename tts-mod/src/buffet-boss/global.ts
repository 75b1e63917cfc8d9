/** The script of the Buffet Boss table. Tabletop Simulator runs it as Global. */
import { Host } from '../mod/host.js';
import { buffetBossEngine } from './engine.js';

new Host(buffetBossEngine()).install();
