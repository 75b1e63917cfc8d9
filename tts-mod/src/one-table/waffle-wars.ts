/** The script of the chest of Waffle Wars, on the table with all games. */
import { waffleWarsEngine } from '../waffle-wars/engine.js';
import { OPTIONS_WAFFLE_WARS_EN } from '../waffle-wars/options.en.js';
import { installChest } from './chest-script.js';
import { MENU } from './menu.js';
import { OPTIONS_EN } from './options.en.js';

installChest(waffleWarsEngine(MENU, { ...OPTIONS_EN, ...OPTIONS_WAFFLE_WARS_EN }));
