export * from '../games/snake-board.js';
