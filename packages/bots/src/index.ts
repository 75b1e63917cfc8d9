/** Opponents. They see only what their seat sees, and the same seed gives the same move. */
export { chooseMove, LEVELS } from './choose.js';
export type { Level } from './choose.js';
