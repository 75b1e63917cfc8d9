export * from '../games/waffle-time/waffle-time.js';
