import {
  BERRY_COLOURS,
  DRAFT_COLOURS,
  FRUIT_COLOURS,
  MARK_COLOURS,
  PENGO_COLOURS,
  WAFFLE_COLOURS,
  type Palette,
} from '../palette.js';

/** The tables with all the colours of Top Waffle. */
export const TOP_WAFFLE_PALETTE: readonly Palette[] = [
  WAFFLE_COLOURS,
  BERRY_COLOURS,
  FRUIT_COLOURS,
  DRAFT_COLOURS,
  PENGO_COLOURS,
  MARK_COLOURS,
];
