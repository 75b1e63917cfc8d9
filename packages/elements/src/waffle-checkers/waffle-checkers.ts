export * from '../games/waffle-checkers.js';
