export * from '../games/waffle-time/waffle-board.js';
