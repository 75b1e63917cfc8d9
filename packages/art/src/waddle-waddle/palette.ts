/** The colours of all Waddle Waddle pictures. */
import {
  BEAK_COLOURS,
  BLUE_PENGO_COLOURS,
  ICE_COLOURS,
  MARK_COLOURS,
  PENGO_COLOURS,
  WHITE_COLOURS,
  WORD_COLOURS,
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

/** The colours of marks. */
export const WADDLE_MARKS_PALETTE: readonly Palette[] = [MARK_COLOURS];

/** The colours of the board, and of the numbers next to it. */
export const WADDLE_WADDLE_PALETTE: readonly Palette[] = [
  ...PENGO_BOARD_PALETTE,
  ...WADDLE_MARKS_PALETTE,
  { ink: WORD_COLOURS.ink },
];
