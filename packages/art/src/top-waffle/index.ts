/** The picture of Top Waffle and its parts. */
export {
  cardBack,
  deck,
  digits,
  frameOf,
  gap,
  itemCard,
  looseTopping,
  orderCard,
  plainCard,
  sticker,
  toppingCard,
  type OrderCardArt,
  type ToppingCardArt,
  closingCard,
  cardMark,
  countMark,
  missingMark,
  readyMark,
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
export {
  displayGround,
  type DecksPicture,
  display,
  picture,
  type DisplayPicture,
  type PlayerPicture,
  type TopWafflePicture,
} from './picture.js';
export { DISPLAY_PALETTE, TOP_WAFFLE_PALETTE } from './palette.js';
export { ITEMS, TOPPINGS } from './toppings.js';
