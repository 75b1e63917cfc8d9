import {
  BATTER_COLOURS,
  BERRY_COLOURS,
  CREAM_COLOURS,
  FRUIT_COLOURS,
  GOLDEN_COLOURS,
  LABEL_COLOURS,
  LEAF_COLOURS,
  MARK_COLOURS,
  OWNER_COLOURS,
  PAWN_COLOURS,
  PINK_COLOURS,
  STEEL_COLOURS,
  SYRUP_COLOURS,
  TABLE_COLOURS,
  WHITE_COLOURS,
  type Palette,
} from '../palette.js';

/** The tables with the colours of toppings and their backgrounds. */
const TOPPINGS_PALETTE: readonly Palette[] = [
  BATTER_COLOURS,
  LABEL_COLOURS,
  WHITE_COLOURS,
  BERRY_COLOURS,
  LEAF_COLOURS,
  SYRUP_COLOURS,
  CREAM_COLOURS,
  FRUIT_COLOURS,
];

/** The tables with all the colours of a waffle; `MARK_COLOURS` has those of its marks. */
export const WAFFLE_BOARD_PALETTE: readonly Palette[] = /* @__PURE__ */ TOPPINGS_PALETTE.concat(GOLDEN_COLOURS);

/** The tables with all the colours of the draft board without marks. A page with waffles only leaves out the rest. */
export const DRAFT_BOARD_PALETTE: readonly Palette[] = /* @__PURE__ */ TOPPINGS_PALETTE.concat(
  TABLE_COLOURS,
  STEEL_COLOURS,
  PINK_COLOURS,
  PAWN_COLOURS,
);

/** The tables with all the colours of Waffle Time. */
export const WAFFLE_TIME_PALETTE: readonly Palette[] = /* @__PURE__ */ DRAFT_BOARD_PALETTE.concat(
  GOLDEN_COLOURS,
  MARK_COLOURS,
  OWNER_COLOURS,
);
