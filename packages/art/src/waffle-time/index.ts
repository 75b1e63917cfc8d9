/** The picture of Waffle Time and its parts. */
export { CARD, cardFrame, drawingOf, goalCard, patternCard, type GoalCardArt, type PatternCardArt } from './cards.js';
export {
  blankTile,
  coverCentre,
  DRAFT_BOARD,
  DRAFT_BOX,
  draftTile,
  HOUSE,
  seatToken,
  slotCentre,
  spaceOnTile,
  tileCentre,
  TIMER,
  turnTile,
} from './draft.js';
export { FRUITS, PAWNS, toppingToken } from './toppings.js';
export { ALL_SPACES, spaceCentre, VIEW_BOX, labels, topping, WAFFLE } from './waffle.js';
export { laid, seatFrame, stars } from './marks.js';
export { WAFFLE_BOARD_PALETTE, WAFFLE_TIME_PALETTE } from './palette.js';
export {
  CARD_STEP,
  cardCentre,
  cards,
  cardsBox,
  draftBoard,
  pawnCentre,
  pawnSize,
  picture,
  waffle,
  type DraftPicture,
  type WaffleTimePicture,
} from './picture.js';
export { BUTTER_WELL, counts, SUPPLY, SUPPLY_BOX, twice, wellCentre, wellToken } from './supply.js';
