/**
 * The colour tokens of Griddle. Shapes and style sheets use only tokens; each has a light colour, a dark colour and a
 * system colour for forced-colours mode (where only shapes tell pieces apart).
 * Tokens are grouped by what they paint, so that a page loads only those of the games it shows.
 *
 * Pages may set `--griddle-<token>`. The test of this file proves the contrasts: berries to pockets and to each other
 * 3:1, also for the three kinds of colour blindness and in grey; words 4.5:1; edges of fields and buttons 3:1.
 */

/** The index of a token's light or dark colour. */
export type Scheme = 'light' | 'dark';

/** Light colour, dark colour (both `#rgb` or `#rrggbb`), system colour. */
export type Colours = readonly [light: string, dark: string, forced: string];

/** Tokens with their colours. */
export type Palette = Readonly<Partial<Record<Token, string>>>;

/** Colours of tokens, in the text form `coloursOf` parses. */
type Table = Readonly<Record<string, string>>;

/** The waffle, and crusts; browner in the dark scheme. */
export const GOLDEN_COLOURS = {
  golden: '#eb5 #b73',
  'golden-light': '#fd9 #da5',
  'golden-line': '#951 #530 CanvasText',
} as const satisfies Table;

/** The floors of the pockets, pale in the dark scheme too, for contrast with the pieces. */
export const BATTER_COLOURS = {
  batter: '#fec',
  'batter-shade': '#d83 #741 CanvasText',
  shadow: '#741 #000',
} as const satisfies Table;

/** Text on food. */
export const LABEL_COLOURS = {
  label: '#630 #310 CanvasText',
} as const satisfies Table;

/** White: highlights, and the edges of marks. */
export const WHITE_COLOURS = {
  whipped: '#fff',
} as const satisfies Table;

/** Syrup and butter. */
export const SYRUP_COLOURS = {
  syrup: '#c61 #941',
  'syrup-light': '#fc6 #d94',
  'syrup-line': '#841 #420 CanvasText',
  butter: '#fe8 #fd7',
  'butter-line': '#c81 #861 CanvasText',
} as const satisfies Table;

/** Strawberries and blueberries. */
export const BERRY_COLOURS = {
  strawberry: '#d45',
  'strawberry-shade': '#b23',
  'strawberry-light': '#fd9 CanvasText',
  'strawberry-line': '#712 CanvasText',
  blueberry: '#114 CanvasText',
  'blueberry-bloom': '#45c',
  'blueberry-light': '#abf',
  'blueberry-line': '#002 CanvasText',
} as const satisfies Table;

/** The green of berries, fruits and food. */
export const LEAF_COLOURS = {
  leaf: '#492 CanvasText',
  'leaf-line': '#241 CanvasText',
} as const satisfies Table;

/** The tokens of every picture with berries on batter. */
export const BERRIES_ON_BATTER: readonly Palette[] = [
  GOLDEN_COLOURS,
  BATTER_COLOURS,
  LABEL_COLOURS,
  WHITE_COLOURS,
  BERRY_COLOURS,
  LEAF_COLOURS,
];

/** Pockets that berries own. */
export const OWNER_COLOURS = {
  'strawberry-glaze': '#e88 #d66 CanvasText',
  'strawberry-cream': '#fee',
  'blueberry-glaze': '#89e #67d CanvasText',
  'blueberry-cream': '#eef',
} as const satisfies Table;

/** Bananas and cream. */
export const CREAM_COLOURS = {
  banana: '#fd4',
  'banana-shade': '#da2',
  'banana-line': '#640 CanvasText',
  'cream-line': '#b85 CanvasText',
  'cream-shade': '#edb',
} as const satisfies Table;

/** The other fruits, the syrup on them and the golden crumb under them. */
export const FRUIT_COLOURS = {
  crumb: '#fd9 #ec8',
  cherry: '#b13 CanvasText',
  'cherry-shade': '#812 CanvasText',
  'cherry-light': '#fbb',
  'cherry-line': '#501 CanvasText',
  blackberry: '#426 CanvasText',
  'blackberry-light': '#97c',
  'blackberry-line': '#213 CanvasText',
  'syrup-drop': '#b61 CanvasText',
  'syrup-pool': '#d92 #d82',
  'syrup-glint': '#fd9',
} as const satisfies Table;

/** The table that cards and tiles lie on, and plates. */
export const TABLE_COLOURS = {
  cloth: '#dee #234',
  'cloth-line': '#8bb #466 CanvasText',
  plate: '#ffe #eed',
  'plate-line': '#a86 #864 CanvasText',
} as const satisfies Table;

/** Cutlery and tools. */
export const STEEL_COLOURS = {
  steel: '#dde #ccd',
  'steel-line': '#556 #345 CanvasText',
} as const satisfies Table;

/** The second pawn, and anything else in its pink. */
export const PINK_COLOURS = {
  'pawn-2': '#d58',
  'pawn-2-line': '#714 #513 CanvasText',
} as const satisfies Table;

/** The other pawns of Waffle Time by seat, each with its own head. */
export const PAWN_COLOURS = {
  'pawn-1': '#189 #19a',
  'pawn-1-line': '#044 #033 CanvasText',
  'pawn-3': '#65c #87d',
  'pawn-3-line': '#327 #215 CanvasText',
  'pawn-4': '#ac3',
  'pawn-4-line': '#451 #340 CanvasText',
} as const satisfies Table;

/** Food of Buffet Boss by its colour, and the edge of the table. Silhouettes tell foods apart; colours count for scoring. */
export const FOOD_COLOURS = {
  'food-green': '#7b3',
  'food-green-shade': '#582',
  'food-green-light': '#bd8',
  'food-green-line': '#241 CanvasText',
  'food-white': '#ffe',
  'food-white-shade': '#dca',
  'food-white-line': '#654 CanvasText',
  'food-purple': '#96b',
  'food-purple-shade': '#748',
  'food-purple-line': '#314 CanvasText',
  'food-yellow': '#fc4',
  'food-yellow-shade': '#da2',
  'food-yellow-light': '#fea',
  'food-yellow-line': '#640 CanvasText',
  'food-red': '#d44',
  'food-red-shade': '#a23',
  'food-red-line': '#611 CanvasText',
  'food-brown': '#b73',
  'food-brown-shade': '#852',
  'food-brown-line': '#420 CanvasText',
  'food-pink': '#f9a',
  'food-pink-shade': '#d68',
  'food-pink-light': '#fdd',
  'food-pink-line': '#723 CanvasText',
  'table-line': '#852 #b85 CanvasText',
} as const satisfies Table;

/** The plate on which food is stacked, and its table. */
export const CHINA_COLOURS = {
  china: '#eff #dee',
  'china-shade': '#bcd #9ac',
  'china-line': '#456 CanvasText',
  'table-top': '#da6 #742',
} as const satisfies Table;

/** Ice, and the slate that stands out from it. */
export const ICE_COLOURS = {
  ice: '#cef #bde',
  'ice-shade': '#8cd #7ac',
  'ice-line': '#479 #367 CanvasText',
  slate: '#234 CanvasText',
} as const satisfies Table;

/** The second pengo. */
export const BLUE_PENGO_COLOURS = {
  'pengo-blue': '#249 #35a',
  'pengo-blue-line': '#125 CanvasText',
} as const satisfies Table;

/** Beaks and carrots. */
export const BEAK_COLOURS = {
  beak: '#e82 CanvasText',
} as const satisfies Table;

/** The other pengos, by seat, and the sea. Their greys are far apart, and every tile has a mark of its own shape. */
export const PENGO_COLOURS = {
  'pengo-red': '#c34',
  'pengo-red-line': '#612 CanvasText',
  'pengo-yellow': '#fc5',
  'pengo-yellow-line': '#860 CanvasText',
  'pengo-green': '#7c8',
  'pengo-green-line': '#253 CanvasText',
  // Light patterns on dark tiles; in forced colours they are lines on the page's background
  'pengo-line': '#fff CanvasText',
  'slate-light': '#456 CanvasText',
  sea: '#def #234',
  'sea-line': '#acd #356 CanvasText',
} as const satisfies Table;

/** Marks on a board; the notes are the four colours of annotations. */
export const MARK_COLOURS = {
  'mark-lit': '#fea',
  'mark-last': '#840 Highlight',
  'mark-move': '#741 Highlight',
  'mark-win': '#fc2 Highlight',
  'mark-threat': '#b14 Highlight',
  select: '#178 Highlight',
  focus: '#112 Highlight',
  'note-1': '#373 Highlight',
  'note-2': '#b25 Highlight',
  'note-3': '#16c Highlight',
  'note-4': '#84b Highlight',
} as const satisfies Table;

/** Panels and text around a board: surfaces, overlays, lines and text. */
export const WORD_COLOURS = {
  paper: '#faf7f2 #262320',
  raised: '#fff #322d29',
  'paper-line': '#e4dcd0 #47403a CanvasText',
  edge: '#8f8272 #8d8378 CanvasText',
  tint: '#f9ebcf #433823',
  ink: '#29231d #f3ece3 CanvasText',
  'ink-soft': '#6a5e52 #c4b9ad CanvasText',
  accent: '#840 #fb5 Highlight',
  'on-accent': '#fff #26190a HighlightText',
  alert: '#a13 #faa CanvasText',
} as const satisfies Table;

/** The name of a paint. */
export type Token =
  | keyof typeof GOLDEN_COLOURS
  | keyof typeof BATTER_COLOURS
  | keyof typeof LABEL_COLOURS
  | keyof typeof WHITE_COLOURS
  | keyof typeof SYRUP_COLOURS
  | keyof typeof BERRY_COLOURS
  | keyof typeof LEAF_COLOURS
  | keyof typeof OWNER_COLOURS
  | keyof typeof CREAM_COLOURS
  | keyof typeof FRUIT_COLOURS
  | keyof typeof TABLE_COLOURS
  | keyof typeof STEEL_COLOURS
  | keyof typeof PINK_COLOURS
  | keyof typeof PAWN_COLOURS
  | keyof typeof FOOD_COLOURS
  | keyof typeof CHINA_COLOURS
  | keyof typeof ICE_COLOURS
  | keyof typeof BLUE_PENGO_COLOURS
  | keyof typeof BEAK_COLOURS
  | keyof typeof PENGO_COLOURS
  | keyof typeof MARK_COLOURS
  | keyof typeof WORD_COLOURS;

/**
 * The colours of a token from their text: light and dark, or one for both, and the system colour unless it is that of
 * the background.
 */
export function coloursOf(text: string): Colours {
  const [light = '', ...more] = text.split(' ');
  const dark = more.find((word) => word.startsWith('#'));
  return [light, dark ?? light, more.find((word) => word !== dark) ?? 'Canvas'];
}

function merged(...tables: readonly Table[]): Readonly<Record<Token, string>> {
  return Object.assign({}, ...tables) as Record<Token, string>;
}

/** Every token of every game. A page that has to be small loads the tables of its games instead. */
export const PALETTE = /* @__PURE__ */ merged(
  GOLDEN_COLOURS,
  BATTER_COLOURS,
  LABEL_COLOURS,
  WHITE_COLOURS,
  SYRUP_COLOURS,
  BERRY_COLOURS,
  LEAF_COLOURS,
  OWNER_COLOURS,
  CREAM_COLOURS,
  FRUIT_COLOURS,
  TABLE_COLOURS,
  STEEL_COLOURS,
  PINK_COLOURS,
  PAWN_COLOURS,
  FOOD_COLOURS,
  CHINA_COLOURS,
  ICE_COLOURS,
  BLUE_PENGO_COLOURS,
  BEAK_COLOURS,
  PENGO_COLOURS,
  MARK_COLOURS,
  WORD_COLOURS,
);

/** The tokens in order. */
export const TOKENS = /* @__PURE__ */ Object.keys(PALETTE) as readonly Token[];

/** The custom property a page sets to change a token: `--griddle-batter`. */
export function propertyOf(token: Token): string {
  return `--griddle-${token}`;
}

/** The colour (`#rrggbb`) of a token in one scheme. */
export function colourOf(token: Token, scheme: Scheme): string {
  const colour = coloursOf(PALETTE[token])[scheme === 'light' ? 0 : 1];
  if (colour.length > 4) return colour;
  const [, ...digits] = colour;
  return `#${digits.map((digit) => digit + digit).join('')}`;
}
