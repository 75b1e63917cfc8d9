/** The script of the chest of Waffle Time, on the table with all games. */
import { waffleTimeEngine } from '../waffle-time/engine.js';
import { OPTIONS_WAFFLE_TIME_EN } from '../waffle-time/options.en.js';
import { installChest } from './chest-script.js';
import { MENU } from './menu.js';
import { OPTIONS_EN } from './options.en.js';

installChest(waffleTimeEngine(MENU, { ...OPTIONS_EN, ...OPTIONS_WAFFLE_TIME_EN }));
