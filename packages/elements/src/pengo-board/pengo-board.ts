export * from '../games/waddle-waddle/pengo-board.js';
