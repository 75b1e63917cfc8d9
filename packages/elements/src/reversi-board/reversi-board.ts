export * from '../games/reversi-board.js';
