import { GLAZED_PALETTE } from '../grid/art.js';
import { SYRUP_COLOURS, type Palette } from '../palette.js';

/** The tables with all the colours of Waffle Wars pictures: berries on glazed slabs, and syrup. */
export const WAFFLE_WARS_PALETTE: readonly Palette[] = [...GLAZED_PALETTE, SYRUP_COLOURS];
