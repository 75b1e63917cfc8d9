/** Play and replay of any game. */
export { opensRound, roundOf } from './numbers.js';
export { isViolation, Session } from './session.js';
export { lineEnd, pathOf, plyOf } from './step.js';
export type { Step } from './step.js';
