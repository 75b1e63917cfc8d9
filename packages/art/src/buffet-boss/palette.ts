import {
  DRAFT_COLOURS,
  FOOD_COLOURS,
  FRUIT_COLOURS,
  MARK_COLOURS,
  PENGO_COLOURS,
  BERRY_COLOURS,
  WAFFLE_COLOURS,
  WORD_COLOURS,
  type Palette,
} from '../palette.js';

/** The tables with all the colours of Buffet Boss. */
export const BUFFET_BOSS_PALETTE: readonly Palette[] = [
  FOOD_COLOURS,
  WAFFLE_COLOURS,
  BERRY_COLOURS,
  FRUIT_COLOURS,
  DRAFT_COLOURS,
  PENGO_COLOURS,
  MARK_COLOURS,
  { accent: WORD_COLOURS.accent, ink: WORD_COLOURS.ink, 'ink-soft': WORD_COLOURS['ink-soft'] },
];
