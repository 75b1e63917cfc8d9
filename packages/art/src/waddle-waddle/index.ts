/** The picture of Waddle Waddle and its parts. */
export { PENGO_BOARD_PALETTE, WADDLE_MARKS_PALETTE } from './palette.js';
export { cardFace, RECAP, type CardCriterion } from './cards.js';
export { boxRound, HEX, hexAt, hexCentre, ringRound, ROW, type Hex } from './geometry.js';
export * from './marks.js';
export { WADDLE_WADDLE_PALETTE } from './palette.js';
export { PENGOS, ICEBERG, table, TILES } from './tiles.js';
export { picture, type WaddleWaddlePicture, type WaddleWaddleView } from './picture.js';
export {
  otherSupplies,
  stackCentre,
  stackCounts,
  stackGrounds,
  stackHighlight,
  stackSelection,
  supplyBox,
  type Belongings,
} from './supply.js';
