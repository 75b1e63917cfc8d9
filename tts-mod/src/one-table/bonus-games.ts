/** The script of the box with the bonus games, on the table with all games. */
import { bonusEngine } from '../bonus-games/engine.js';
import { OPTIONS_BONUS_EN } from '../bonus-games/options.en.js';
import { installChest } from './chest-script.js';
import { MENU } from './menu.js';
import { OPTIONS_EN } from './options.en.js';

installChest(bonusEngine(MENU, { ...OPTIONS_EN, ...OPTIONS_BONUS_EN }));
