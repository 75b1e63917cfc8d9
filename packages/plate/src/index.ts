/** Stacking physics of Buffet Boss. The engine is loaded by `loadEngine` when it is first needed. */
export { actionText, DIRECTIONS, parseAction, STRONGEST, type Action } from './action.js';
export { loadEngine } from './engine.js';
export { LONGEST, STEPS } from './feel.js';
export { contactsOf, heightOf, isFree, outlinesOf, restingHeight, type Pile } from './measure.js';
export { TOUCHING } from './polygons.js';
export { EMPTY, isPossible, outcomeOf, pileAfter, pileOf, settle } from './settle.js';
export { PileWorld, type Moving } from './world.js';
