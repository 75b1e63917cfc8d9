/** Puzzles made by the machine: positions from games of bots with one best decision. */
export { foundOfRecord, recordOfFound } from './found.js';
export { mendPuzzles } from './mend.js';
export { hasPuzzles, minePuzzles } from './mine.js';
