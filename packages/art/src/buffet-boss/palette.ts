import {
  BATTER_COLOURS,
  BLUE_PENGO_COLOURS,
  CHINA_COLOURS,
  FOOD_COLOURS,
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
  BATTER_COLOURS,
  LABEL_COLOURS,
  WHITE_COLOURS,
  LEAF_COLOURS,
  ICE_COLOURS,
  BLUE_PENGO_COLOURS,
];

/** The tables with all the colours of Buffet Boss. */
export const BUFFET_BOSS_PALETTE: readonly Palette[] = [
  ...BUFFET_LINE_PALETTE,
  CHINA_COLOURS,
  STEEL_COLOURS,
  MARK_COLOURS,
  { accent: WORD_COLOURS.accent, ink: WORD_COLOURS.ink, 'ink-soft': WORD_COLOURS['ink-soft'] },
];
