/** What reads the texts of Waddle Waddle. */
import type { Texts } from '../core/contract.js';
import { parseMove, parsePosition, placeEnd } from './reading.js';
import type { WaddleWaddleMove, WaddleWaddleState } from './state.js';

/** Positions, moves and places, with the errors told in `position.ts` and `reading.ts`. */
export const TEXTS: Texts<WaddleWaddleState, WaddleWaddleMove> = {
  parsePosition: (text, options) => parsePosition(text, options),
  parseMove: (state, text) => parseMove(state, text),
  placeEnd: (text, offset) => placeEnd(text, offset),
};
