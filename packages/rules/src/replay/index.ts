/** Play and replay of any game. */
export { addCall, addComment, annotate, setPosition, Session, isViolation, playText, startSession } from './session.js';
export { sessionFromRecord } from './load.js';
export {
  numberOf,
  opensRound,
  childPath,
  parentPath,
  pathContains,
  pathOf,
  lineEnd,
  plyOf,
  type Step,
} from './step.js';
export { movesTo } from './moves-to.js';
export { recordOf } from './save.js';
export { impossibleSteps, type ImpossibleStep } from './impossible.js';
export { givenResult, type GivenResult } from './result.js';
export type { SessionStart } from './start.js';
