/** The picture of Waddle Waddle and its parts. */
export { boxRound, hexAt, hexCentre, ROW, type Hex } from './geometry.js';
export { PENGOS } from './pengos.js';
export { picture, type WaddleWaddlePicture, type WaddleWaddleView } from './picture.js';
export { ICEBERG, table, tile } from './tiles.js';
