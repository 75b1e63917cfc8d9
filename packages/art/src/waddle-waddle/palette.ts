import { MARK_COLOURS, PENGO_COLOURS, WAFFLE_COLOURS, type Palette } from '../palette.js';

/** The tables with all the colours of Waddle Waddle pictures; of the waffle's only the white is used. */
export const WADDLE_WADDLE_PALETTE: readonly Palette[] = [
  { whipped: WAFFLE_COLOURS.whipped },
  PENGO_COLOURS,
  MARK_COLOURS,
];
