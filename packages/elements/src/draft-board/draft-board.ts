export * from '../games/waffle-time/draft-board.js';
