export * from '../games/top-waffle/order-board.js';
