/** The script of the chest of Buffet Boss, on the table with all games. */
import { buffetBossEngine } from '../buffet-boss/engine.js';
import { OPTIONS_BUFFET_BOSS_EN } from '../buffet-boss/options.en.js';
import { installChest } from './chest-script.js';
import { MENU } from './menu.js';
import { OPTIONS_EN } from './options.en.js';

installChest(buffetBossEngine(MENU, { ...OPTIONS_EN, ...OPTIONS_BUFFET_BOSS_EN }));
