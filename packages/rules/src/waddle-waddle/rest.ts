/** What a game of Waddle Waddle needs besides legal moves: see `Rest`. */
import type { Rest } from './game.js';
import { parseMove, parsePosition, placeEnd } from './reading.js';
import { play } from './refusals.js';

/** Positions, moves and places, with the errors told in `position.ts` and `reading.ts`, and refusals with reasons. */
export const REST: Rest = {
  parsePosition: (text, options) => parsePosition(text, options),
  parseMove: (state, text) => parseMove(state, text),
  placeEnd: (text, offset) => placeEnd(text, offset),
  play: (state, move) => play(state, move),
};
