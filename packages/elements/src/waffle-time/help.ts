/** All that helps who plays, and tells of moves. Fetched when a game is to be played or a record to be stepped through. */
export { chanceLayer, outlines, route, sliceLayer, turnedCard } from './hints.js';
export { point, shortcuts } from './preview.js';
export { moveWords } from './telling.js';
