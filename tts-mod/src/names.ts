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
export const GAME_BOX_TAG = 'griddle-chest';
/** What has been laid out of a box and is taken off the table with its game. */
export const LAID_TAG = 'griddle-laid';
/** An object whose notes have a list of the languages. */
export const WORDS_TAG = 'griddle-words';
/** A language as it is saved there. */
export interface Language {
  readonly locale: string;
  /** What it calls itself. */
  readonly name: string;
  /** The id of the object whose notes have its sentences by key; of English only those that scripts lack. */
  readonly guid: string;
  /** The id of the object whose notes list names and descriptions of objects, in the same order in every language. */
  readonly namesGuid: string;
  /** The forms by number, a letter of `PLURAL_LETTERS` for each number below `PLURALS`; they go on by hundreds. */
  readonly plurals: string;
}

/** How many numbers a language tells the form of. Above these, those of the last two digits and a hundred count. */
export const PLURALS = 200;
/** The forms that sentences by number may have, by their letters. */
export const PLURAL_LETTERS: Readonly<Record<string, string>> = {
  z: 'zero',
  o: 'one',
  t: 'two',
  f: 'few',
  m: 'many',
  r: 'other',
};

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
} as const;

/**
 * Sizes of the panel. A screen of 1,366 x 768, the smallest that is common, has room for `most` below the game's own bars.
 * `head` is all but the page that is open; `row` is a row of buttons or an option with the gap to the next one. Facts scroll where more than `facts` does not fit.
 */
export const PANEL_HEIGHTS = {
  top: 120,
  most: 648,
  folded: 50,
  head: 54,
  row: 38,
  note: 42,
  facts: 80,
} as const;

/** Letters that surely fit into a line of the panel, and how high a line is. */
export const PANEL_LINES = { letters: 36, height: 18 } as const;

/** How many rows of buttons the page of the table has, and the one for the language on tables without a menu. */
export const TOOL_ROWS = 5;

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
/** With a language's tag: the button that chooses it. */
export const LANGUAGE = 'griddle-language-';

/** With the name of a view, or a number from 1: the button that turns the camera of who presses it. */
export const VIEW = 'griddle-view-';
/** Views that every table has: of everything, of what lies before the own seat, of the own hand, and before the next seat. */
export const VIEWS = ['board', 'mine', 'hand', 'next'] as const;
/** Views of parts of the game that is played have numbers from 1; so many have buttons and keys. */
export const CLOSE_UPS = 3;
/** Rows of two buttons on the page of views, the last of which leads back. */
export const VIEW_ROWS = 4;

/** A part of the panel whose words only change with the language. */
interface Label {
  readonly id: string;
  readonly key: string;
  /** What of it has the words. */
  readonly kind: 'button' | 'tooltip' | 'note';
}

/** The note over the menu of games, on tables that have one. */
export const MENU_NOTE = 'griddle-menu-note';

/** Parts of the panel that only its XML has words for. */
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
  { id: 'griddle-record', key: 'tts.button.record', kind: 'button' },
  { id: 'griddle-repair-all', key: 'tts.button.repair', kind: 'button' },
  { id: 'griddle-tools-back', key: 'tts.button.back', kind: 'button' },
  { id: 'griddle-languages-back', key: 'tts.button.back', kind: 'button' },
  { id: CALL + 'waffling', key: 'tts.call-button.waffling', kind: 'button' },
  { id: CALL + 'soggy-waffle', key: 'tts.call-button.soggy-waffle', kind: 'button' },
  { id: PANEL.fold, key: 'tts.button.fold', kind: 'tooltip' },
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
  why: 'griddleWhy',
  scores: 'griddleScores',
} as const;

/** The record as text, for the live driver. */
export const RECORD_FUNCTION = 'griddleRecord';
/**
 * Puts the position of a record on the table, for the live driver. The id of the game that is played where that is another one,
 * else what is wrong with the record; nothing when the position is laid out.
 */
export const PUT_FUNCTION = 'griddlePut';
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
export const OBJECT_SCRIPT = { wake: 'griddleWake', sleep: 'griddleSleep', press: 'griddlePress' } as const;

/** What a message to the External Editor API carries under this key tells which it is. */
export const EXTERNAL_KEY = 'griddle';
