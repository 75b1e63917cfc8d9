/** The rules core: the contract, the games, records and replay. Each part is also an entry of its own. */
export * from './core/contract.js';
export * from './core/random.js';
export * from './core/options.js';
export * from './games.js';
export * from './record/index.js';
export * from './replay/index.js';
export * from './messages/index.js';
export { waffleWars } from './waffle-wars/index.js';
