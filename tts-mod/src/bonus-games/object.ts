/** The script of the box with the bonus games, an object of the Waffle Wars table. */
import { installGuest } from '../mod/guest.js';
import { MENU } from '../grid/menu.js';
import { bonusEngine } from './engine.js';

installGuest(bonusEngine(MENU));
