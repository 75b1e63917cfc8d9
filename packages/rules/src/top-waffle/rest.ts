/** What a game needs besides its play: see `Rest`. */
import type { Rest } from './game.js';
import { guess } from './guess.js';
import { parsePosition } from './position.js';
import { parseMove, placeEnd } from './reading.js';
import { touches } from './touches.js';

/** Reading, guessing and touches; a page that only shows positions does without. */
export const REST: Rest = {
  parsePosition: (text, options) => parsePosition(text, options),
  parseMove: (_state, text) => parseMove(text),
  placeEnd: (text, offset) => placeEnd(text, offset),
  guess: (view, _seat, rng) => guess(view, rng),
  touches: (state, move) => touches(state, move),
};
