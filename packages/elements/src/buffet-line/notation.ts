/** How the whole game reads positions, for those that say more than the line, and for what is wrong in them. */
import { parsePosition } from '@griddle/rules/buffet-boss/position.js';
import { positionText } from '@griddle/rules/buffet-boss/position-text.js';
import { OPTIONS, seatsOf, setup } from '@griddle/rules/buffet-boss/setup.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import type { Notation } from '../old-core/notation.js';

/** The reading half of the game, without moves and scores. */
export const NOTATION: Notation<BuffetBossState> = {
  id: 'buffet-boss',
  options: OPTIONS,
  seats: seatsOf,
  setup,
  parsePosition,
  positionText,
};
