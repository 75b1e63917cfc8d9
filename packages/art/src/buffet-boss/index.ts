/** The picture of Buffet Boss and its parts. */
export { CARD, CARD_FRAME, foodCard, GROUP_MARKS, stars } from './cards.js';
export { CARD_BACK, characterCard, guest, type CharacterCard } from './guests.js';
export { FOODS, foodShape, type FoodArt, type FoodColour } from './foods.js';
export { areaOf, FOOD_POLYGONS, MM, polygonOf, type Corner } from './outline.js';
export { BUFFET_BOSS_PALETTE, BUFFET_LINE_PALETTE } from './palette.js';
export {
  picture,
  type BuffetBossPicture,
  BELL,
  BIN,
  fallenMark,
  pieceMark,
  pile,
  reach,
  table,
  lying,
  type Lying,
  type PilePicture,
} from './table.js';
export { floorAt, FOOT_RADIUS, PLATE, PLATE_HALF, plateSlices, RIM_HEIGHT } from './plate.js';
export { contactLines, pushArrow, ruler, type Heights } from './ruler.js';
