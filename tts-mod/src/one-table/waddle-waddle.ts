/** The script of the chest of Waddle Waddle, on the table with all games. */
import { waddleWaddleEngine } from '../waddle-waddle/engine.js';
import { OPTIONS_WADDLE_WADDLE_EN } from '../waddle-waddle/options.en.js';
import { installChest } from './chest-script.js';
import { MENU } from './menu.js';
import { OPTIONS_EN } from './options.en.js';

installChest(waddleWaddleEngine(MENU, { ...OPTIONS_EN, ...OPTIONS_WADDLE_WADDLE_EN }));
