/** Play and replay of any game. */
export { addCall, addComment, annotate, setPosition } from './edit.js';
export { sessionFromRecord } from './load.js';
export { numberOf, opensRound } from './numbers.js';
export { childPath, parentPath, pathContains, pathOf } from './paths.js';
export { recordOf } from './save.js';
export { Session } from './session.js';
export type { SessionStart } from './start.js';
export { lineEnd, plyOf } from './step.js';
export type { Step } from './step.js';
export { isViolation, playText, startSession } from './text.js';
