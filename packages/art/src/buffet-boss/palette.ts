import {
  BATTER_COLOURS,
  BEAK_COLOURS,
  BLUE_PENGO_COLOURS,
  CHINA_COLOURS,
  FOOD_COLOURS,
  GOLDEN_COLOURS,
  ICE_COLOURS,
  LEAF_COLOURS,
  MARK_COLOURS,
  LABEL_COLOURS,
  WHITE_COLOURS,
  STEEL_COLOURS,
  WORD_COLOURS,
  type Palette,
} from '../palette.js';

/** The tables with the colours of food cards. */
export const BUFFET_LINE_PALETTE: readonly Palette[] = [
  FOOD_COLOURS,
  GOLDEN_COLOURS,
  WHITE_COLOURS,
  LEAF_COLOURS,
  ICE_COLOURS,
  BEAK_COLOURS,
];

/** The tables with all the colours of Buffet Boss. */
export const BUFFET_BOSS_PALETTE: readonly Palette[] = [
  ...BUFFET_LINE_PALETTE,
  BATTER_COLOURS,
  LABEL_COLOURS,
  BLUE_PENGO_COLOURS,
  CHINA_COLOURS,
  STEEL_COLOURS,
  MARK_COLOURS,
  { accent: WORD_COLOURS.accent, ink: WORD_COLOURS.ink, 'ink-soft': WORD_COLOURS['ink-soft'] },
];
