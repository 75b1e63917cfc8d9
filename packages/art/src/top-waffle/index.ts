/** The picture of Top Waffle and its parts. */
export {
  cardBack,
  closingCard,
  deck,
  digits,
  frameOf,
  gap,
  itemCard,
  looseTopping,
  orderCard,
  sticker,
  toppingCard,
  type BackKind,
  type OrderCardArt,
  type ToppingCardArt,
} from './cards.js';
export {
  displayBox,
  displayWidth,
  gridBox,
  gridCentre,
  ITEM_CARD,
  ORDER_CARD,
  sizeOf,
  slotCentre,
  TOPPING_CARD,
  type Row,
} from './geometry.js';
export { cardMark, countMark, missingMark, readyMark } from './marks.js';
export { TOP_WAFFLE_PALETTE } from './palette.js';
export {
  display,
  displayGround,
  picture,
  type DisplayPicture,
  type PlayerPicture,
  type TopWafflePicture,
} from './picture.js';
export { ITEMS, TOPPINGS } from './toppings.js';
