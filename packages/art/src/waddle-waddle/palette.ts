import {
  BLUE_PENGO_COLOURS,
  ICE_COLOURS,
  MARK_COLOURS,
  PENGO_COLOURS,
  SHARED_COLOURS,
  WORD_COLOURS,
  type Palette,
} from '../palette.js';

/** The colours of tiles and table. */
export const PENGO_BOARD_PALETTE: readonly Palette[] = [
  { whipped: SHARED_COLOURS.whipped },
  ICE_COLOURS,
  BLUE_PENGO_COLOURS,
  PENGO_COLOURS,
];

/** Those of marks and numbers. */
export const WADDLE_MARKS_PALETTE: readonly Palette[] = [{ ink: WORD_COLOURS.ink }, MARK_COLOURS];

/** All the colours of Waddle Waddle pictures. */
export const WADDLE_WADDLE_PALETTE: readonly Palette[] =
  /* @__PURE__ */ PENGO_BOARD_PALETTE.concat(WADDLE_MARKS_PALETTE);
