/** How the whole game reads positions, for those that the draft board alone does not. */
import { parsePosition } from '@griddle/rules/waffle-time/position.js';
import { positionText } from '@griddle/rules/waffle-time/position-text.js';
import { OPTIONS, seatsOf, setup } from '@griddle/rules/waffle-time/setup.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/state.js';
import type { Notation } from '../old-core/notation.js';

/** The reading half of the game, without moves and scores. */
export const NOTATION: Notation<WaffleTimeState> = {
  id: 'waffle-time',
  options: OPTIONS,
  seats: seatsOf,
  setup,
  parsePosition,
  positionText,
};
