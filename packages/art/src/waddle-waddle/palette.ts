import {
  BLUE_PENGO_COLOURS,
  ICE_COLOURS,
  MARK_COLOURS,
  PENGO_COLOURS,
  SHARED_COLOURS,
  WORD_COLOURS,
  type Palette,
} from '../palette.js';

/** The tables with all the colours of Waddle Waddle pictures. */
export const WADDLE_WADDLE_PALETTE: readonly Palette[] = [
  { ink: WORD_COLOURS.ink },
  SHARED_COLOURS,
  ICE_COLOURS,
  BLUE_PENGO_COLOURS,
  PENGO_COLOURS,
  MARK_COLOURS,
];
