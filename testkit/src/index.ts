/** Tests shared by all games; they run in Node and in Lua. */
export { checkLaws, stateFaults } from './laws.js';
export { parityLines, positionLine, textHash } from './parity.js';
export { divide, perft } from '@griddle/rules/internal/core/perft.js';
export { randomGame } from './random-game.js';
export { recordLines } from './records.js';
export { checkSymmetry, mappedMove } from './symmetry.js';
export type { Symmetry } from './symmetry.js';
export type { RandomGame } from './random-game.js';
