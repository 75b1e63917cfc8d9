import { BERRY_COLOURS, MARK_COLOURS, WAFFLE_COLOURS, type Palette } from '../palette.js';

/** The tables with all the colours of berries on a slab. */
export const GRID_PALETTE: readonly Palette[] = [WAFFLE_COLOURS, BERRY_COLOURS, MARK_COLOURS];
