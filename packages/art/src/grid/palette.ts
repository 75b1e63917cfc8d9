import {
  BATTER_COLOURS,
  BERRY_COLOURS,
  LEAF_COLOURS,
  MARK_COLOURS,
  OWNER_COLOURS,
  LABEL_COLOURS,
  WHITE_COLOURS,
  type Palette,
} from '../palette.js';

/** The tables with all the colours of berries on a slab. */
export const GRID_PALETTE: readonly Palette[] = [
  BATTER_COLOURS,
  LABEL_COLOURS,
  WHITE_COLOURS,
  BERRY_COLOURS,
  LEAF_COLOURS,
  MARK_COLOURS,
];

/** And those of spaces in the colours of a side. */
export const GLAZED_PALETTE: readonly Palette[] = [...GRID_PALETTE, OWNER_COLOURS];
