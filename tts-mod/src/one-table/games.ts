/** The script of all games, on the table with all games. */
import { buffetBossEngine } from '../buffet-boss/engine.js';
import { gridEngine } from '../grid-games/engine.js';
import { installObjectScript } from '../mod/object-script.js';
import { topWaffleEngine } from '../top-waffle/engine.js';
import { waddleWaddleEngine } from '../waddle-waddle/engine.js';
import { waffleTimeEngine } from '../waffle-time/engine.js';
import { waffleWarsEngine } from '../waffle-wars/engine.js';
import { MENU } from './menu.js';

installObjectScript(
  waffleWarsEngine(MENU),
  waddleWaddleEngine(MENU),
  waffleTimeEngine(MENU),
  topWaffleEngine(MENU),
  buffetBossEngine(MENU),
  gridEngine(MENU),
);
