/** Pictures of berries on a slab. */
export {
  boardOf,
  boxOf,
  GLAZED_PALETTE,
  GRID_PALETTE,
  gridPicture,
  middleOf,
  type Drawn,
  type GridArt,
  type GridView,
  type Middle,
} from './art.js';
