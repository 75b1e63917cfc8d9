import { BERRY_COLOURS, DRAFT_COLOURS, FRUIT_COLOURS, MARK_COLOURS, WAFFLE_COLOURS, type Palette } from '../palette.js';

/** The tables with all the colours of a waffle. */
export const WAFFLE_BOARD_PALETTE: readonly Palette[] = [WAFFLE_COLOURS, BERRY_COLOURS, FRUIT_COLOURS, MARK_COLOURS];

/** The tables with all the colours of Waffle Time. */
export const WAFFLE_TIME_PALETTE: readonly Palette[] = [...WAFFLE_BOARD_PALETTE, DRAFT_COLOURS];
