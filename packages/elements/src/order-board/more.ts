/**
 * What `<order-board>` fetches for positions that say more than the display, for records, and to light up cards: how the
 * whole game reads positions, the closing card, marks, and the words for them.
 */
import { MARK_COLOURS } from '@griddle/art/palette.js';
import { positionText } from '@griddle/rules/top-waffle/position-text.js';
import { parsePosition } from '@griddle/rules/top-waffle/position.js';
import { OPTIONS, seatsOf, setup } from '@griddle/rules/top-waffle/setup.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/state.js';
import type { AreaView, Ground } from '../old-core/board-view.js';
import type { Notation } from '../old-core/notation.js';
import '../old-core/stamps.js';
import { pictureColours } from '../old-core/styles.js';
import { addEnglish } from '../old-core/words.js';
import { wholeDisplay } from '../top-waffle/whole-display.js';
import { ORDER_BOARD_DAYS_EN } from './days.en.js';

export { wear } from '../old-core/wear.js';

addEnglish(ORDER_BOARD_DAYS_EN);

/** The reading half of the game, without moves and scores. */
export const NOTATION: Notation<TopWaffleState> = {
  id: 'top-waffle',
  options: OPTIONS,
  seats: seatsOf,
  setup,
  parsePosition,
  positionText,
};

const views = new Map<Ground, AreaView<TopWaffleState>>();

/** The board for positions of the whole game, of which there is one for each size. */
export function viewOf(ground: Ground): AreaView<TopWaffleState> {
  let view = views.get(ground);
  if (!view) views.set(ground, (view = wholeDisplay(ground)));
  return view;
}

/** Colours of marks, as a style sheet to adopt. */
export const markColours = pictureColours([MARK_COLOURS]);
