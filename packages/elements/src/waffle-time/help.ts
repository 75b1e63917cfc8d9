/** All that helps who plays without being asked, and tells of moves. Fetched when a game is to be played or a record to be stepped through. */
export { chanceLayer, outlines, route } from './hints.js';
export { shortcuts } from './shortcuts.js';
export { moveWords } from './telling.js';
