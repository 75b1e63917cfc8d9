/** Puzzles made by the machine: positions from games of bots with one best decision. */
export { recordOfFound } from './found.js';
export { hasPuzzles, minePuzzles } from './mine.js';
