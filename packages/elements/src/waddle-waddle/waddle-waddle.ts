export * from '../games/waddle-waddle/waddle-waddle.js';
