/** The tables with all the colours of Waffle Wars pictures: those of berries on a slab. */
export { GRID_PALETTE as WAFFLE_WARS_PALETTE } from '../grid/palette.js';
