/** What a game needs besides its play: see `Rest`. */
import type { Rest } from './game.js';
import { guess } from './guess.js';
import { parsePosition } from './position.js';
import { parseMove, placeEnd } from './reading.js';

/** Reading and guessing; a page on which people stack does without. */
export const REST: Rest = {
  parsePosition: (text, options) => parsePosition(text, options),
  parseMove: (state, text) => parseMove(state, text),
  placeEnd: (text, offset) => placeEnd(text, offset),
  guess: (view, _seat, rng) => guess(view, rng),
};
