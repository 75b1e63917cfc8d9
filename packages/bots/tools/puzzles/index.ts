/** Puzzles made by the machine: positions from games of bots with one best decision. */
export { recordOfFound } from './found.js';
export { isMined, minePuzzles } from './mine.js';
