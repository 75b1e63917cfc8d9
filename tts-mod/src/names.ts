/**
 * Names that the save and the script share: what the save writes down is what the script looks for. Changing one breaks
 * the games that people have saved.
 */

/** Tag of what players move; snap points take nothing else. */
export const PIECE_TAG = 'griddle-piece';
/** A board, by which the script finds where spaces lie. */
export const BOARD_TAG = 'griddle-board';

/** What the script arranges and nobody moves by hand: cards, draft tiles. */
export const FIXTURE_TAG = 'griddle-fixture';
/** An endless bag; its notes name the kind of piece in it. */
export const BAG_TAG = 'griddle-bag';
/** A die; a throw of it is the move of the table that the rules wait for. */
export const DIE_TAG = 'griddle-die';
/** A closed bag with one of each kind that the script makes copies of. */
export const BOX_TAG = 'griddle-box';
/** A bag with everything that lies on the table for some games. */
export const CHEST_TAG = 'griddle-chest';
/** What has been laid out of a chest and is taken off the table with its game. */
export const LAID_TAG = 'griddle-laid';
/** A plate on which food is stacked. */
export const PLATE_TAG = 'griddle-plate';

/** Player colours by seat, clockwise round the table. */
export const SEAT_COLOURS = ['Red', 'Blue', 'Yellow', 'Green', 'Purple', 'Orange'] as const;

/** Ids of the panel's parts whose text or visibility the script changes. */
export const PANEL = {
  frame: 'griddle-frame',
  body: 'griddle-body',
  fold: 'griddle-fold',
  play: 'griddle-play',
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
  rights: 'griddle-rights',
  options: 'griddle-options',
  optionsButton: 'griddle-options-button',
  menu: 'griddle-menu',
  menuButton: 'griddle-menu-button',
} as const;

/**
 * Heights of the panel: folded; while a game is played, and what each row of moves and the button of the menu add; with
 * the options or the menu open, without and for each of their rows.
 */
export const PANEL_HEIGHTS = {
  folded: 50,
  open: 580,
  offers: 38,
  optionsNote: 198,
  option: 36,
  menuNote: 130,
  menu: 38,
} as const;

/** Colour of the words on buttons, which the script sends with whatever it changes of one. */
export const BUTTON_INK = '#fbeed6';

/** Buttons for moves that no piece tells; `OFFER` and a number from 0 is the id of one. */
export const OFFERS = 6;
/** Buttons in a row of them; `OFFER_ROW` and a number from 0 is the id of one. */
export const OFFERS_IN_ROW = 2;

// Beginnings of ids, each followed by what tells its parts apart

/** With an option's key: its name. */
export const OPTION_NAME = 'griddle-name-';
/** With an option's key: the text of the value it has. */
export const OPTION_VALUE = 'griddle-option-';
/** With an option's key: the button to its next value. */
export const OPTION_NEXT = 'griddle-next-';
/** With an option's key: the button to the value before. */
export const OPTION_BEFORE = 'griddle-before-';
/** With an option's key: its whole row, hidden for games without it. */
export const OPTION_ROW = 'griddle-row-';
/** With the code of a call: its button. */
export const CALL = 'griddle-call-';
/** The row of all calls, hidden on a table without any. */
export const CALLS_ROW = 'griddle-calls';
/** With a number from 0: a button for a move that no piece tells. */
export const OFFER = 'griddle-offer-';
/** With a number from 0: a row of those buttons. */
export const OFFER_ROW = 'griddle-offers-';
/** With a game's id: the button that starts it. */
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
  rights: 'griddleRights',
  fold: 'griddleFold',
  options: 'griddleOptions',
  option: 'griddleOption',
  call: 'griddleCall',
  offer: 'griddleOffer',
  menu: 'griddleMenu',
  game: 'griddleGame',
} as const;

/** The record as text, for the live driver. */
export const RECORD_FUNCTION = 'griddleRecord';
/** Lines of random games by seed, for the live driver to compare with those of Node. */
export const GAMES_FUNCTION = 'griddleGameLines';
/** A function of the script: plays on in a random game for part of a frame. Its line, or `GAME_GOES_ON`. */
export const GAME_PART_FUNCTION = 'griddleGamePart';
/** What it gives until the game has ended. */
export const GAME_GOES_ON = '...';
/** What the rules make of positions, for the same comparison. */
export const POSITIONS_FUNCTION = 'griddlePositionLines';

/**
 * Functions of a script that has some of a table's games, for the script of Global. Each takes one table with a `text`, which
 * is JSON: tables of one script are not those of another.
 */
export const GUEST = { wake: 'griddleWake', sleep: 'griddleSleep', press: 'griddlePress' } as const;

/** What a message to the External Editor API carries under this key tells which it is. */
export const EXTERNAL_KEY = 'griddle';
