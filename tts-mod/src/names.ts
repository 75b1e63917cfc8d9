/**
 * Names that the save and the script share: the save writes them and the script looks for them. Changing one breaks
 * players' saved games.
 */

/** Tag of pieces that players move; snap points take nothing else. */
export const PIECE_TAG = 'griddle-piece';
/** Tag of boards, by which the script finds the spaces. */
export const BOARD_TAG = 'griddle-board';

/** Tag of objects that only the script moves: cards, draft tiles. */
export const FIXTURE_TAG = 'griddle-fixture';
/** Tag of endless bags, whose notes name the kind of piece inside. */
export const BAG_TAG = 'griddle-bag';
/** Tag of dice; a roll is the chance move that the rules wait for. */
export const DIE_TAG = 'griddle-die';
/** Tag of a closed bag with one of each kind that the script makes copies of. */
export const BOX_TAG = 'griddle-box';
/** Tag of a bag with all the objects of some games. */
export const GAME_BOX_TAG = 'griddle-chest';
/** Tag of objects laid out from a box, which are removed from the table with their game. */
export const LAID_TAG = 'griddle-laid';
/** Tag of the object whose notes list the languages. */
export const WORDS_TAG = 'griddle-words';
/** A language as saved there. */
export interface Language {
  readonly locale: string;
  /** Its name in the language itself. */
  readonly name: string;
  /** Id of the object whose notes list its messages, empty where it has none; English has only those that scripts lack. */
  readonly guid: string;
  /** Id of the object whose notes list the keys of the messages, the same for every language. */
  readonly keysGuid: string;
  /** Id of the object whose notes list names and descriptions of objects, in the same order in every language. */
  readonly namesGuid: string;
  /** Plural forms: a letter of `PLURAL_LETTERS` for each number below `PLURALS`; beyond that they repeat by hundreds. */
  readonly plurals: string;
}

/** Count of numbers with a listed plural form. A larger number has the form of its last two digits plus 100. */
export const PLURALS = 200;
/** Plural categories by letter. */
export const PLURAL_LETTERS: Readonly<Record<string, string>> = {
  z: 'zero',
  o: 'one',
  t: 'two',
  f: 'few',
  m: 'many',
  r: 'other',
};

/** Tag of plates on which food is stacked. */
export const PLATE_TAG = 'griddle-plate';

/** Player colours by seat, clockwise round the table. */
export const SEAT_COLOURS = ['Red', 'Blue', 'Yellow', 'Green', 'Purple', 'Orange'] as const;

/** Ids of the panel's parts whose text or visibility the script changes. */
export const PANEL = {
  frame: 'griddle-frame',
  fold: 'griddle-fold',
  unfold: 'griddle-unfold',
  play: 'griddle-play',
  turn: 'griddle-turn',
  result: 'griddle-result',
  facts: 'griddle-facts',
  factsPage: 'griddle-facts-page',
  message: 'griddle-message',
  differencesRow: 'griddle-differences-row',
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
  tools: 'griddle-tools',
  views: 'griddle-views',
  language: 'griddle-language',
  languages: 'griddle-languages',
  seats: 'griddle-seats',
  live: 'griddle-live',
  liveNote: 'griddle-live-note',
  liveButton: 'griddle-live-switch',
  news: 'griddle-news',
} as const;

/**
 * Sizes of the panel. A screen of 1,366 x 768, the smallest common one, has room for `most` below the game's own bars. `head`
 * is the heading, `foot` the margin below a page; `row` is a row of buttons with the gap after it. Facts higher than `facts` scroll
 * if they do not fit.
 */
export const PANEL_HEIGHTS = {
  top: 120,
  most: 648,
  head: 48,
  foot: 6,
  row: 38,
  facts: 80,
} as const;

/** Letters that are sure to fit on a line of the panel, and the height of a line. */
export const PANEL_LINES = { letters: 36, height: 18 } as const;

/** Text colour of buttons, which the script sends with every change of one. */
export const BUTTON_INK = '#fbeed6';

/** Number of buttons for moves made without a piece; their ids are `OFFER` and a number from 0. */
export const OFFERS = 6;
/** Number of those buttons per row; the rows' ids are `OFFER_ROW` and a number from 0. */
export const OFFERS_IN_ROW = 2;

// Prefixes of ids

/** With an option's key: its name. */
export const OPTION_NAME = 'griddle-name-';
/** With an option's key: the text of its value. */
export const OPTION_VALUE = 'griddle-option-';
/** With an option's key: the button to its next value. */
export const OPTION_NEXT = 'griddle-next-';
/** With an option's key: the button to its previous value. */
export const OPTION_BEFORE = 'griddle-before-';
/** With an option's key: its row, hidden for games without it. */
export const OPTION_ROW = 'griddle-row-';
/** With the code of a call: its button. */
export const CALL = 'griddle-call-';
/** The row of all calls, hidden on a table without any. */
export const CALLS_ROW = 'griddle-calls';
/** With a number from 0: a button for a move made without a piece. */
export const OFFER = 'griddle-offer-';
/** With a number from 0: a row of those buttons. */
export const OFFER_ROW = 'griddle-offers-';
/** With a game's id: the button that starts it. */
export const GAME = 'griddle-game-';
/** With a language's tag: the button that chooses it. */
export const LANGUAGE = 'griddle-language-';

/** With a player colour: the button to sit there, or to swap seats with who sits there. */
export const SEAT = 'griddle-seat-';

/** With the name of a view, or a number from 1: the button that moves the camera of the player who presses it. */
export const VIEW = 'griddle-view-';
/** Views on every table: everything, the player's own area, their own hand, and the next seat's area. */
export const VIEWS = ['board', 'mine', 'hand', 'next'] as const;
/** Number of close-up views with buttons and hotkeys, numbered from 1. */
export const CLOSE_UPS = 3;
/** Rows of two buttons on the views page; the last button leads back. */
export const VIEW_ROWS = 4;

/** A part of the panel whose text changes only with the language. */
interface Label {
  readonly id: string;
  readonly key: string;
  /** Which part has the text. */
  readonly kind: 'button' | 'tooltip' | 'note';
}

/** Id of the note above the menu of games, on tables that have one. */
export const MENU_NOTE = 'griddle-menu-note';

/** Parts of the panel whose texts only the panel's XML has. */
export const LABELS: readonly Label[] = [
  { id: PANEL.undo, key: 'tts.button.undo', kind: 'button' },
  { id: PANEL.redo, key: 'tts.button.redo', kind: 'button' },
  { id: PANEL.repair, key: 'tts.button.repair', kind: 'button' },
  { id: PANEL.optionsButton, key: 'tts.button.options', kind: 'button' },
  { id: 'griddle-tools-button', key: 'tts.button.tools', kind: 'button' },
  { id: 'griddle-new-game', key: 'tts.button.new-game', kind: 'button' },
  { id: 'griddle-back', key: 'tts.button.back', kind: 'button' },
  { id: 'griddle-begin', key: 'tts.button.begin', kind: 'button' },
  { id: VIEW + 'board', key: 'tts.button.view-board', kind: 'button' },
  { id: VIEW + 'mine', key: 'tts.button.view-mine', kind: 'button' },
  { id: VIEW + 'hand', key: 'tts.button.view-hand', kind: 'button' },
  { id: VIEW + 'next', key: 'tts.button.view-next', kind: 'button' },
  { id: 'griddle-views-button', key: 'tts.button.views', kind: 'button' },
  { id: 'griddle-views-back', key: 'tts.button.back', kind: 'button' },
  { id: 'griddle-seats-button', key: 'tts.button.seats', kind: 'button' },
  { id: 'griddle-seats-back', key: 'tts.button.back', kind: 'button' },
  { id: 'griddle-live-page', key: 'tts.button.live', kind: 'button' },
  { id: 'griddle-live-back', key: 'tts.button.back', kind: 'button' },
  { id: 'griddle-record', key: 'tts.button.record', kind: 'button' },
  { id: 'griddle-repair-all', key: 'tts.button.repair', kind: 'button' },
  { id: 'griddle-tools-back', key: 'tts.button.back', kind: 'button' },
  { id: 'griddle-languages-back', key: 'tts.button.back', kind: 'button' },
  { id: CALL + 'waffling', key: 'tts.call-button.waffling', kind: 'button' },
  { id: CALL + 'soggy-waffle', key: 'tts.call-button.soggy-waffle', kind: 'button' },
  { id: PANEL.fold, key: 'tts.button.fold', kind: 'tooltip' },
  { id: PANEL.unfold, key: 'tts.button.fold', kind: 'tooltip' },
  { id: 'griddle-options-note', key: 'tts.options-note', kind: 'note' },
  { id: MENU_NOTE, key: 'tts.menu-note', kind: 'note' },
];

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
  tools: 'griddleTools',
  views: 'griddleViews',
  view: 'griddleView',
  languages: 'griddleLanguages',
  language: 'griddleLanguage',
  seats: 'griddleSeats',
  seat: 'griddleSeat',
  live: 'griddleLive',
  liveAddress: 'griddleLiveAddress',
  liveSwitch: 'griddleLiveSwitch',
  news: 'griddleNews',
  why: 'griddleWhy',
  scores: 'griddleScores',
} as const;

/** Global in front of every script, with the name of its build. */
export const BUILD_NAME = 'GRIDDLE_BUILD';

/** Global in front of Global’s script, with the web address that names the newest build, in a save made for a web site. */
export const NEWS_ADDRESS = 'GRIDDLE_NEWS';

/** Function of an object script that returns how often something has changed in its game. */
export const CHANGES_FUNCTION = 'griddleChanges';
/** Function that returns the record as text, for the live driver. */
export const RECORD_FUNCTION = 'griddleRecord';
/**
 * Function that puts a record's position on the table, for the live driver. Returns the id of the current game if that is a
 * different one, else what is wrong with the record; nothing if the position is laid out.
 */
export const PUT_FUNCTION = 'griddlePut';
/** Function that returns lines of random games by seed, which the live driver compares with Node's. */
export const GAMES_FUNCTION = 'griddleGameLines';
/** Function that continues a random game for part of a frame. Returns its line, or `GAME_GOES_ON`. */
export const GAME_PART_FUNCTION = 'griddleGamePart';
/** Its return value until the game has ended. */
export const GAME_GOES_ON = '...';
/** Function that returns parity lines of positions, for the same comparison. */
export const POSITIONS_FUNCTION = 'griddlePositionLines';

/**
 * Functions of an object script, called by Global's script. Each takes one Lua table with a JSON `text`, because scripts cannot
 * share Lua tables.
 */
export const OBJECT_SCRIPT = { wake: 'griddleWake', sleep: 'griddleSleep', press: 'griddlePress' } as const;

/** What Global's script sends instead of a handler when a guest has joined, who may not have what the panel shows. */
export const SHOW_AGAIN = 'griddleShowAgain';

/** Key of the message type in messages to the External Editor API. */
export const EXTERNAL_KEY = 'griddle';
