/** The script of the box of Buffet Boss, on the table with all games. */
import { installObjectScript } from '../mod/object-script.js';
import { buffetBossEngine } from '../buffet-boss/engine.js';
import { MENU } from './menu.js';

installObjectScript(buffetBossEngine(MENU));
