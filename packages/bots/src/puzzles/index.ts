/** Puzzles made by the machine: positions from games of bots with one best decision. */
export { recordOfFound, type Found } from './found.js';
export { hasPuzzles, minePuzzles, type Wanted } from './mine.js';
