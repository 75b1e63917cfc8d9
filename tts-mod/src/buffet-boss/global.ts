/** The script of the Buffet Boss table. Tabletop Simulator runs it as Global. */
import { GlobalScript } from '../mod/global-script.js';
import { buffetBossEngine } from './engine.js';

new GlobalScript(buffetBossEngine()).install();
