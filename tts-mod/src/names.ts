/**
 * Names that the save and the script share: what the save writes down is what the script looks for. Changing one breaks
 * the games that people have saved.
 */

/** Component tags. Snap points take only pieces. */
export const PIECE_TAG = 'griddle-piece';
export const BOARD_TAG = 'griddle-board';

/** What the script arranges and nobody moves by hand: cards, draft tiles. */
export const FIXTURE_TAG = 'griddle-fixture';
/** An endless bag; its notes name the kind of piece in it. */
export const BAG_TAG = 'griddle-bag';
export const DIE_TAG = 'griddle-die';
/** A closed bag with one of each kind that the script makes copies of. */
export const BOX_TAG = 'griddle-box';
/** A plate on which food is stacked. */
export const PLATE_TAG = 'griddle-plate';

/** Player colours by seat, clockwise round the table. */
export const SEAT_COLOURS = ['Red', 'Blue', 'Yellow', 'Green', 'Purple', 'Orange'] as const;

/** Ids of the panel's parts whose text or visibility the script changes. */
export const PANEL = {
  frame: 'griddle-frame',
  body: 'griddle-body',
  fold: 'griddle-fold',
  turn: 'griddle-turn',
  result: 'griddle-result',
  facts: 'griddle-facts',
  message: 'griddle-message',
  differences: 'griddle-differences',
  repair: 'griddle-repair',
  undo: 'griddle-undo',
  redo: 'griddle-redo',
  checking: 'griddle-checking',
  marks: 'griddle-marks',
  options: 'griddle-options',
  optionsButton: 'griddle-options-button',
  menu: 'griddle-menu',
  menuButton: 'griddle-menu-button',
} as const;

/** Heights of the panel: folded, open, and what each option and the note above them add. */
export const PANEL_HEIGHTS = { folded: 50, open: 580, optionsNote: 26, option: 36, offers: 38, menu: 38 } as const;

/** Colour of the words on buttons, which the script sends with whatever it changes of one. */
export const BUTTON_INK = '#fbeed6';

/** Buttons for moves that no piece tells; `OFFER` and a number from 0 is the id of one. */
export const OFFERS = 6;
/** Buttons in a row of them; `OFFER_ROW` and a number from 0 is the id of one. */
export const OFFERS_IN_ROW = 2;

/** Beginnings of ids, followed by the key of an option, the code of a call, a number or the id of a game. */
export const OPTION_NAME = 'griddle-name-';
export const OPTION_VALUE = 'griddle-option-';
export const OPTION_NEXT = 'griddle-next-';
export const OPTION_BEFORE = 'griddle-before-';
export const OPTION_ROW = 'griddle-row-';
export const CALL = 'griddle-call-';
export const CALLS_ROW = 'griddle-calls';
export const OFFER = 'griddle-offer-';
export const OFFER_ROW = 'griddle-offers-';
export const GAME = 'griddle-game-';

/** Names of the script's functions that the panel's buttons and the External Editor API call. */
export const HANDLERS = {
  undo: 'griddleUndo',
  redo: 'griddleRedo',
  newGame: 'griddleNewGame',
  repair: 'griddleRepair',
  record: 'griddleSendRecord',
  checking: 'griddleChecking',
  marks: 'griddleMarks',
  fold: 'griddleFold',
  options: 'griddleOptions',
  option: 'griddleOption',
  call: 'griddleCall',
  offer: 'griddleOffer',
  menu: 'griddleMenu',
  game: 'griddleGame',
} as const;

/**
 * Functions for the live driver. The record as text; lines of random games by seed, and lines of positions, for comparing
 * the script in the game with the rules in Node.
 */
export const RECORD_FUNCTION = 'griddleRecord';
export const GAMES_FUNCTION = 'griddleGameLines';
export const POSITIONS_FUNCTION = 'griddlePositionLines';

/**
 * Functions of a script that has some of a table's games, for the script of Global. Each takes one table with a `text`, which
 * is JSON: tables of one script are not those of another.
 */
export const GUEST = { wake: 'griddleWake', sleep: 'griddleSleep', press: 'griddlePress' } as const;

/** What a message to the External Editor API carries under this key tells which it is. */
export const EXTERNAL_KEY = 'griddle';
