/** What reads the texts of Waffle Time. */
import type { Texts } from '../core/contract.js';
import { parsePosition } from './position.js';
import { parseMove, placeEnd } from './reading.js';
import type { WaffleTimeMove, WaffleTimeState } from './state.js';

/** Positions, moves and places, with the errors told in `position.ts` and `reading.ts`. */
export const TEXTS: Texts<WaffleTimeState, WaffleTimeMove> = {
  parsePosition: (text, options) => parsePosition(text, options),
  parseMove: (_state, text) => parseMove(text),
  placeEnd: (text, offset) => placeEnd(text, offset),
};
