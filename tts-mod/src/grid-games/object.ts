/** The script of the box with the games on grids, an object of the Waffle Wars table. */
import { installObjectScript } from '../mod/object-script.js';
import { MENU } from '../grid/menu.js';
import { gridEngine } from './engine.js';

installObjectScript(gridEngine(MENU));
