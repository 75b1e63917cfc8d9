/** Pictures of berries on a slab. */
export { boardOf, boxOf, gridPicture, middleOf, type Drawn, type GridArt, type GridView, type Middle } from './art.js';
export { GLAZED_PALETTE, GRID_PALETTE } from './palette.js';
