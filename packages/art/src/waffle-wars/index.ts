/** The picture of Waffle Wars and its parts. */
export { WAFFLE_WARS_PALETTE } from './palette.js';
export {
  board,
  labels,
  WAFFLE,
  BLUEBERRY,
  PIECES,
  STRAWBERRY,
  FIELD,
  spaceAt,
  spaceCentre,
  spaceOf,
  VIEW_BOX,
  type Place,
} from './board.js';
export * from './marks.js';
export { ownedMark, ownership, ownerships, type Owner } from './marks.js';
export {
  marksAbove,
  marksBelow,
  picture,
  pieceOn,
  pieces,
  type WaffleWarsPicture,
  type WaffleWarsView,
} from './picture.js';
