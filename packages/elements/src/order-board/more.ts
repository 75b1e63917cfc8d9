/**
 * What `<order-board>` fetches for positions that say more than the display, for records, and to light up cards: how the
 * whole game reads positions, the closing card, marks, and the words for them.
 */
import { closingCard } from '@griddle/art/top-waffle/closing.js';
import { MARK_COLOURS } from '@griddle/art/palette.js';
import { positionText } from '@griddle/rules/top-waffle/position-text.js';
import { parsePosition } from '@griddle/rules/top-waffle/position.js';
import { OPTIONS, seatsOf, setup } from '@griddle/rules/top-waffle/setup.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/state.js';
import type { Notation } from '../core/notation.js';
import { pictureColours } from '../core/styles.js';
import { addEnglish } from '../core/words.js';
import type { DisplayExtras } from '../top-waffle/display-area.js';
import { diagramMarks } from '../top-waffle/display-marks.js';
import { ORDER_BOARD_DAYS_EN } from './days.en.js';

addEnglish(ORDER_BOARD_DAYS_EN);

export const NOTATION: Notation<TopWaffleState> = {
  id: 'top-waffle',
  options: OPTIONS,
  seats: seatsOf,
  setup,
  parsePosition,
  positionText,
};

export const EXTRAS: DisplayExtras = { closingCard, marks: diagramMarks };

export const markColours = pictureColours([MARK_COLOURS]);
