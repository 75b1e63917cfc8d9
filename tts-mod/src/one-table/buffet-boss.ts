/** The script of the chest of Buffet Boss, on the table with all games. */
import { installGuest } from '../mod/guest.js';
import { buffetBossEngine } from '../buffet-boss/engine.js';
import { MENU } from './menu.js';

installGuest(buffetBossEngine(MENU));
