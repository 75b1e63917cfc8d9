export * from '../games/connect-four.js';
