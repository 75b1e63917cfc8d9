/** The script of the chest of Top Waffle, on the table with all games. */
import { topWaffleEngine } from '../top-waffle/engine.js';
import { OPTIONS_TOP_WAFFLE_EN } from '../top-waffle/options.en.js';
import { installChest } from './chest-script.js';
import { MENU } from './menu.js';
import { OPTIONS_EN } from './options.en.js';

installChest(topWaffleEngine(MENU, { ...OPTIONS_EN, ...OPTIONS_TOP_WAFFLE_EN }));
