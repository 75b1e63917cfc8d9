/**
 * For pages that take results: `@griddle/elements/results.js`, or `results.js` of a release. It needs no element, and sends nothing
 * anywhere: what happens to a result is up to the page.
 */
export type { ResultDetail, SeatResult } from './events.js';
export { resultsFromFrames, type FrameResult } from './from-frames.js';
export { fillInput } from './form.js';
export { statementOf, type Statement, type StatementContext } from './xapi.js';
