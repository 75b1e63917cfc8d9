/** Opponents for every game. They see what their seat may see, and think through the contract alone. */
export { chooseMove } from './choose.js';
export { LEVELS, levelOf, type Level } from './levels.js';
