import { MARK_COLOURS, PENGO_COLOURS, WAFFLE_COLOURS, WORD_COLOURS, type Palette } from '../palette.js';

/** The tables with all the colours of Waddle Waddle pictures, and of two others what is used here. */
export const WADDLE_WADDLE_PALETTE: readonly Palette[] = [
  { whipped: WAFFLE_COLOURS.whipped, ink: WORD_COLOURS.ink },
  PENGO_COLOURS,
  MARK_COLOURS,
];
