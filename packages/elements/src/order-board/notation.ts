/** How the whole game reads positions, for those that say more than the display, and for what is wrong in them. */
import { parsePosition, positionText } from '@griddle/rules/top-waffle/position.js';
import { OPTIONS, seatsOf, setup } from '@griddle/rules/top-waffle/setup.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/state.js';
import type { Notation } from '../core/notation.js';

export const NOTATION: Notation<TopWaffleState> = {
  id: 'top-waffle',
  options: OPTIONS,
  seats: seatsOf,
  setup,
  parsePosition,
  positionText,
};
