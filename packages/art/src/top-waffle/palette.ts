import {
  BERRIES_ON_BATTER,
  CREAM_COLOURS,
  ICE_COLOURS,
  MARK_COLOURS,
  PINK_COLOURS,
  SYRUP_COLOURS,
  TABLE_COLOURS,
  type Palette,
} from '../palette.js';

/** The tables with all the colours of the display, except marks. */
export const DISPLAY_PALETTE: readonly Palette[] = [
  ...BERRIES_ON_BATTER,
  SYRUP_COLOURS,
  CREAM_COLOURS,
  TABLE_COLOURS,
  PINK_COLOURS,
  ICE_COLOURS,
];

/** The tables of the whole game. */
export const TOP_WAFFLE_PALETTE: readonly Palette[] = /* @__PURE__ */ DISPLAY_PALETTE.concat(MARK_COLOURS);
