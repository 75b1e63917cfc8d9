/** The script of the table with all games. Tabletop Simulator runs it as Global. */
import { Lobby } from './lobby.js';
import { GUESTS } from './menu.js';
import { OneTable } from './one-table.js';

new OneTable(new Lobby(), GUESTS).install();
