export * from '../games/waffle-wars/waffle-wars.js';
