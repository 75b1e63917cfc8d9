export * from '../games/top-waffle/top-waffle.js';
