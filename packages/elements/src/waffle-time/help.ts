/** All that helps who plays. Fetched when a game is to be played. */
export { chanceLayer, outlines, turnedCard } from './hints.js';
export { point, shortcuts } from './preview.js';
