import {
  BATTER_COLOURS,
  BERRY_COLOURS,
  LEAF_COLOURS,
  MARK_COLOURS,
  OWNER_COLOURS,
  SHARED_COLOURS,
  SYRUP_COLOURS,
  type Palette,
} from '../palette.js';

/** The tables with all the colours of Waffle Wars pictures. */
export const WAFFLE_WARS_PALETTE: readonly Palette[] = [
  BATTER_COLOURS,
  SHARED_COLOURS,
  SYRUP_COLOURS,
  BERRY_COLOURS,
  LEAF_COLOURS,
  OWNER_COLOURS,
  MARK_COLOURS,
];
