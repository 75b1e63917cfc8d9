/** How the whole game reads positions, for those that say more than the tiles, and for what is wrong in them. */
import { readPosition } from '@griddle/rules/waddle-waddle/position.js';
import { positionText } from '@griddle/rules/waddle-waddle/position-text.js';
import { OPTIONS, seatsOf, setup } from '@griddle/rules/waddle-waddle/setup.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/state.js';
import type { Notation } from '../old-core/notation.js';

/** Positions are taken as they are written: a diagram asks for no rule. */
export const NOTATION: Notation<WaddleWaddleState> = {
  id: 'waddle-waddle',
  options: OPTIONS,
  seats: seatsOf,
  setup,
  parsePosition: readPosition,
  positionText,
};
