/**
 * The colours of Griddle by name. Shapes and style sheets speak of tokens only; here each token has a light colour, a
 * dark one and the system colour that stands in where the reader forces colours (there, shapes alone tell pieces apart).
 * They stand in tables by what they paint, so that a page loads only those of the games it shows.
 *
 * Pages may set `--griddle-<token>`. The test of this file proves the contrasts: berries to pockets and to each other
 * 3:1, also for the three kinds of colour blindness and in grey; words 4.5:1.
 */

/** Which of the two colours of a token. */
export type Scheme = 'light' | 'dark';

/** Light colour, dark colour, system colour. */
export type Colours = readonly [light: string, dark: string, forced: string];

/** Tokens with their colours. */
export type Palette = Readonly<Partial<Record<Token, string>>>;

/** Colours of tokens, as `coloursOf` reads them. */
type Table = Readonly<Record<string, string>>;

/** The waffle. In the dark it is baked longer; the floors of the pockets stay pale, for the pieces' sake. */
export const BATTER_COLOURS = {
  batter: '#fff1cd #fff0cb',
  'batter-shade': '#d98f33 #7d4a14 CanvasText',
  golden: '#f3bb58 #bd7b2c',
  'golden-light': '#ffdf98 #dfa356',
  'golden-line': '#9c5712 #4f2b08 CanvasText',
  shadow: '#7a4a16 #000000',
} as const satisfies Table;

/** What is written on food, and the light on it. */
export const SHARED_COLOURS = {
  label: '#5f3305 #2e1603 CanvasText',
  whipped: '#ffffff',
} as const satisfies Table;

/** Syrup and butter. */
export const SYRUP_COLOURS = {
  syrup: '#c8690f #94480c',
  'syrup-light': '#ffc56b #dc9648',
  'syrup-line': '#86400a #4a1d03 CanvasText',
  butter: '#ffe987 #ffe27a',
  'butter-line': '#c98d16 #8f5e0b CanvasText',
} as const satisfies Table;

/** Strawberries and blueberries. */
export const BERRY_COLOURS = {
  strawberry: '#e4484e',
  'strawberry-shade': '#b92239',
  'strawberry-light': '#ffd9a0 CanvasText',
  'strawberry-line': '#7c0f24 CanvasText',
  blueberry: '#11154a CanvasText',
  'blueberry-bloom': '#4459c9',
  'blueberry-light': '#a3b4fb',
  'blueberry-line': '#05061c CanvasText',
} as const satisfies Table;

/** The green of berries, fruits and food. */
export const LEAF_COLOURS = {
  leaf: '#4c8c2b CanvasText',
  'leaf-line': '#1a4210 CanvasText',
} as const satisfies Table;

/** Pockets that berries own. */
export const OWNER_COLOURS = {
  'strawberry-glaze': '#f08c88 #d9625f CanvasText',
  'strawberry-cream': '#fff0ea',
  'blueberry-glaze': '#8b9cf0 #6377d6 CanvasText',
  'blueberry-cream': '#f0f2ff',
} as const satisfies Table;

/** Bananas and cream. */
export const CREAM_COLOURS = {
  banana: '#ffd83d',
  'banana-shade': '#e0a91c',
  'banana-line': '#6e4a05 CanvasText',
  'cream-line': '#b98e57 CanvasText',
  'cream-shade': '#f1dfc3 #eddabb',
} as const satisfies Table;

/** The other fruits, the syrup on them and the golden crumb under them. */
export const FRUIT_COLOURS = {
  crumb: '#ffe0a0 #f2cd8f',
  cherry: '#c2182f CanvasText',
  'cherry-shade': '#8f0f26 CanvasText',
  'cherry-light': '#ffc3c3',
  'cherry-line': '#560614 CanvasText',
  blackberry: '#4a2560 CanvasText',
  'blackberry-light': '#a07cc4',
  'blackberry-line': '#1f0d2b CanvasText',
  'syrup-drop': '#c2690f CanvasText',
  'syrup-pool': '#e39320 #e08f1e',
  'syrup-glint': '#ffe3a1',
} as const satisfies Table;

/** The table that cards and tiles lie on, and plates. */
export const TABLE_COLOURS = {
  cloth: '#d6ebe6 #1d3a3c',
  'cloth-line': '#8fbcb4 #3d6a69 CanvasText',
  plate: '#fffdf6 #f5ecd8',
  'plate-line': '#a98b5e #8a6c40 CanvasText',
} as const satisfies Table;

/** Cutlery and tools. */
export const STEEL_COLOURS = {
  steel: '#dfe5ea #c6ced6',
  'steel-line': '#4d5b67 #39454f CanvasText',
} as const satisfies Table;

/** The second pawn, and what else is as pink. */
export const PINK_COLOURS = {
  'pawn-2': '#e0528f',
  'pawn-2-line': '#7a1747 #5c0d33 CanvasText',
} as const satisfies Table;

/** The other pawns of Waffle Time by seat, each with a head of its own. */
export const PAWN_COLOURS = {
  'pawn-1': '#0d8a94 #14a0ab',
  'pawn-1-line': '#04444a #032e32 CanvasText',
  'pawn-3': '#6d5bd0 #8473e0',
  'pawn-3-line': '#2d2270 #20184f CanvasText',
  'pawn-4': '#a4c639',
  'pawn-4-line': '#43550b #374608 CanvasText',
} as const satisfies Table;

/**
 * Food of Buffet Boss by its colour, the plate and the table. Silhouettes tell foods apart; colours are counted, too.
 */
export const FOOD_COLOURS = {
  'food-green': '#79b43a',
  'food-green-shade': '#4f8a24',
  'food-green-light': '#bfe08a',
  'food-green-line': '#234a0c CanvasText',
  'food-white': '#fff7ea',
  'food-white-shade': '#dcc9ac',
  'food-white-line': '#6d5840 CanvasText',
  'food-purple': '#9a5fb5',
  'food-purple-shade': '#6f3c8c',
  'food-purple-line': '#371448 CanvasText',
  'food-yellow': '#ffd23e',
  'food-yellow-shade': '#dea51d',
  'food-yellow-light': '#ffefb0',
  'food-yellow-line': '#6e4a05 CanvasText',
  'food-red': '#dc4240',
  'food-red-shade': '#ad2331',
  'food-red-line': '#5f0c18 CanvasText',
  'food-brown': '#b87437',
  'food-brown-shade': '#8d511f',
  'food-brown-line': '#452208 CanvasText',
  'food-pink': '#f79aa8',
  'food-pink-shade': '#dd6c82',
  'food-pink-light': '#ffd9dc',
  'food-pink-line': '#7a2038 CanvasText',
  china: '#f4f7fb #e3eaf2',
  'china-shade': '#b9c8d8 #9fb2c6',
  'china-line': '#41566c CanvasText',
  'table-top': '#d9a35f #6f4a25',
  'table-line': '#8a5a22 #b98a52 CanvasText',
} as const satisfies Table;

/** Ice, and the slate that stands out from it. */
export const ICE_COLOURS = {
  ice: '#d6f0fa #bfe3f2',
  'ice-shade': '#8cc7de #6fb0ca',
  'ice-line': '#3c7d99 #2b667f CanvasText',
  slate: '#26333f CanvasText',
} as const satisfies Table;

/** The second pengo and its beak. */
export const BLUE_PENGO_COLOURS = {
  'pengo-blue': '#24479e #2c52b0',
  'pengo-blue-line': '#0b1d4d CanvasText',
  beak: '#f08a24 CanvasText',
} as const satisfies Table;

/**
 * The other pengos, by seat, and the sea. Their greys are far apart, and a mark of its own shape stands on every tile.
 */
export const PENGO_COLOURS = {
  'pengo-red': '#cf3341',
  'pengo-red-line': '#6e0f1c CanvasText',
  'pengo-yellow': '#ffd451',
  'pengo-yellow-line': '#8a6200 CanvasText',
  'pengo-green': '#79c98a',
  'pengo-green-line': '#1f5c33 CanvasText',
  'slate-light': '#4b5d6e CanvasText',
  sea: '#e4f3f8 #1c3540',
  'sea-line': '#a9cfdd #35596a CanvasText',
} as const satisfies Table;

/** Marks on a board; the notes are the four colours of a writer's arrows and highlights. */
export const MARK_COLOURS = {
  'mark-lit': '#fff3ad',
  'mark-last': '#8a3f06 Highlight',
  'mark-move': '#7a4a16 Highlight',
  'mark-win': '#ffd21f Highlight',
  'mark-threat': '#b3123f Highlight',
  select: '#0b7285 Highlight',
  focus: '#12161f Highlight',
  'note-1': '#2f7d32 Highlight',
  'note-2': '#c2255c Highlight',
  'note-3': '#0b69c7 Highlight',
  'note-4': '#8a4bbf Highlight',
} as const satisfies Table;

/** Panels and words around a board. */
export const WORD_COLOURS = {
  paper: '#fffaf0 #241a12',
  'paper-line': '#9a7748 #8d6c45 CanvasText',
  ink: '#33200c #fbeed6 CanvasText',
  'ink-soft': '#6b4a22 #d9bf95 CanvasText',
  accent: '#8a3f06 #ffb45c LinkText',
  alert: '#a3122f #ff9d9d CanvasText',
} as const satisfies Table;

/** The name of a paint. */
export type Token =
  | keyof typeof BATTER_COLOURS
  | keyof typeof SHARED_COLOURS
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
  | keyof typeof ICE_COLOURS
  | keyof typeof BLUE_PENGO_COLOURS
  | keyof typeof PENGO_COLOURS
  | keyof typeof MARK_COLOURS
  | keyof typeof WORD_COLOURS;

/**
 * The colours of a token from their text: the light and the dark one, or one for both, and the system colour unless it is
 * that of the ground.
 */
export function coloursOf(text: string): Colours {
  const [light = '', ...more] = text.split(' ');
  const dark = more.find((word) => word.startsWith('#'));
  return [light, dark ?? light, more.find((word) => word !== dark) ?? 'Canvas'];
}

function merged(...tables: readonly Table[]): Readonly<Record<Token, string>> {
  return Object.assign({}, ...tables) as Record<Token, string>;
}

/** Every token of every game. A page that counts its bytes takes the tables of its games instead. */
export const PALETTE = /* @__PURE__ */ merged(
  BATTER_COLOURS,
  SHARED_COLOURS,
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
  ICE_COLOURS,
  BLUE_PENGO_COLOURS,
  PENGO_COLOURS,
  MARK_COLOURS,
  WORD_COLOURS,
);

/** The tokens in their order. */
export const TOKENS = /* @__PURE__ */ Object.keys(PALETTE) as readonly Token[];

/** The custom property a page sets to change a token: `--griddle-batter`. */
export function propertyOf(token: Token): string {
  return `--griddle-${token}`;
}

/** The colour (`#rrggbb`) of a token in one scheme. */
export function colourOf(token: Token, scheme: Scheme): string {
  return coloursOf(PALETTE[token])[scheme === 'light' ? 0 : 1];
}
