/** What answers to hands on the board of a game, and shows what they do. Fetched when the game stands on the page. */
export { BoardInput } from './board-input.js';
export { Hand } from './hand.js';
export { Motion } from './motion.js';
