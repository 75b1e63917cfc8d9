/** The script of the table with all games. Tabletop Simulator runs it as Global. */
import { Lobby } from './lobby.js';
import { OBJECT_SCRIPTS } from './menu.js';
import { OneTable } from './one-table.js';

new OneTable(new Lobby(), OBJECT_SCRIPTS).install();
