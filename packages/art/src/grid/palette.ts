import { BERRIES_ON_BATTER, MARK_COLOURS, OWNER_COLOURS, type Palette } from '../palette.js';

/** The tables with all the colours of berries on a slab. */
export const GRID_PALETTE: readonly Palette[] = [...BERRIES_ON_BATTER, MARK_COLOURS];

/** And those of spaces in the colours of a side. */
export const GLAZED_PALETTE: readonly Palette[] = [...GRID_PALETTE, OWNER_COLOURS];
