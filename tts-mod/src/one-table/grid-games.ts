/** The script of the box with the games on grids, on the table with all games. */
import { gridEngine } from '../grid-games/engine.js';
import { installObjectScript } from '../mod/object-script.js';
import { MENU } from './menu.js';

installObjectScript(gridEngine(MENU));
