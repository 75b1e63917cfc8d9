/** The colours of the board alone. They stand apart from the others, so that a page with nothing else leaves those out. */
import {
  BEAK_COLOURS,
  BLUE_PENGO_COLOURS,
  ICE_COLOURS,
  MARK_COLOURS,
  PENGO_COLOURS,
  WHITE_COLOURS,
  type Palette,
} from '../palette.js';

/** The colours of tiles and table. */
export const PENGO_BOARD_PALETTE: readonly Palette[] = [
  WHITE_COLOURS,
  ICE_COLOURS,
  BLUE_PENGO_COLOURS,
  BEAK_COLOURS,
  PENGO_COLOURS,
];

/** Those of marks. */
export const WADDLE_MARKS_PALETTE: readonly Palette[] = [MARK_COLOURS];
