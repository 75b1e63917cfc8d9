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

const BACK = 'Canvas';
const FRONT = 'CanvasText';
const MARK = 'Highlight';

/** Light colour, dark colour, system colour. */
export type Colours = readonly [light: string, dark: string, forced: string];

/** Tokens with their colours. */
export type Palette = Readonly<Partial<Record<Token, Colours>>>;

type Table = Readonly<Record<string, Colours>>;

/** The waffle. In the dark it is baked longer; the floors of the pockets stay pale, for the pieces' sake. */
export const WAFFLE_COLOURS = {
  batter: ['#fff1cd', '#fff0cb', BACK],
  'batter-shade': ['#d98f33', '#7d4a14', FRONT],
  golden: ['#f3bb58', '#bd7b2c', BACK],
  'golden-light': ['#ffdf98', '#dfa356', BACK],
  'golden-line': ['#9c5712', '#4f2b08', FRONT],
  label: ['#5f3305', '#2e1603', FRONT],
  syrup: ['#c8690f', '#94480c', BACK],
  'syrup-light': ['#ffc56b', '#dc9648', BACK],
  'syrup-line': ['#86400a', '#4a1d03', FRONT],
  butter: ['#ffe987', '#ffe27a', BACK],
  'butter-line': ['#c98d16', '#8f5e0b', FRONT],
  whipped: ['#ffffff', '#ffffff', BACK],
  shadow: ['#7a4a16', '#000000', BACK],
} as const satisfies Table;

/** Strawberries and blueberries, and the pockets they own. */
export const BERRY_COLOURS = {
  strawberry: ['#e4484e', '#e4484e', BACK],
  'strawberry-shade': ['#b92239', '#b92239', BACK],
  'strawberry-light': ['#ffd9a0', '#ffd9a0', FRONT],
  'strawberry-line': ['#7c0f24', '#7c0f24', FRONT],
  'strawberry-glaze': ['#f08c88', '#d9625f', FRONT],
  'strawberry-cream': ['#fff0ea', '#fff0ea', BACK],
  leaf: ['#4c8c2b', '#4c8c2b', FRONT],
  'leaf-line': ['#1a4210', '#1a4210', FRONT],
  blueberry: ['#11154a', '#11154a', FRONT],
  'blueberry-bloom': ['#4459c9', '#4459c9', BACK],
  'blueberry-light': ['#a3b4fb', '#a3b4fb', BACK],
  'blueberry-line': ['#05061c', '#05061c', FRONT],
  'blueberry-glaze': ['#8b9cf0', '#6377d6', FRONT],
  'blueberry-cream': ['#f0f2ff', '#f0f2ff', BACK],
} as const satisfies Table;

/** The other fruits, and the golden crumb under them. */
export const FRUIT_COLOURS = {
  crumb: ['#ffe0a0', '#f2cd8f', BACK],
  cherry: ['#c2182f', '#c2182f', FRONT],
  'cherry-shade': ['#8f0f26', '#8f0f26', FRONT],
  'cherry-light': ['#ffc3c3', '#ffc3c3', BACK],
  'cherry-line': ['#560614', '#560614', FRONT],
  blackberry: ['#4a2560', '#4a2560', FRONT],
  'blackberry-light': ['#a07cc4', '#a07cc4', BACK],
  'blackberry-line': ['#1f0d2b', '#1f0d2b', FRONT],
  banana: ['#ffd83d', '#ffd83d', BACK],
  'banana-shade': ['#e0a91c', '#e0a91c', BACK],
  'banana-line': ['#6e4a05', '#6e4a05', FRONT],
  'cream-line': ['#b98e57', '#b98e57', FRONT],
  'syrup-drop': ['#c2690f', '#c2690f', FRONT],
  'syrup-pool': ['#e39320', '#e08f1e', BACK],
  'syrup-glint': ['#ffe3a1', '#ffe3a1', BACK],
  'cream-shade': ['#f1dfc3', '#eddabb', BACK],
} as const satisfies Table;

/** The draft board of Waffle Time and what stands on it; pawns by seat, each with a head of its own. */
export const DRAFT_COLOURS = {
  cloth: ['#d6ebe6', '#1d3a3c', BACK],
  'cloth-line': ['#8fbcb4', '#3d6a69', FRONT],
  plate: ['#fffdf6', '#f5ecd8', BACK],
  'plate-line': ['#a98b5e', '#8a6c40', FRONT],
  steel: ['#dfe5ea', '#c6ced6', BACK],
  'steel-line': ['#4d5b67', '#39454f', FRONT],
  'pawn-1': ['#0d8a94', '#14a0ab', BACK],
  'pawn-1-line': ['#04444a', '#032e32', FRONT],
  'pawn-2': ['#e0528f', '#e0528f', BACK],
  'pawn-2-line': ['#7a1747', '#5c0d33', FRONT],
  'pawn-3': ['#6d5bd0', '#8473e0', BACK],
  'pawn-3-line': ['#2d2270', '#20184f', FRONT],
  'pawn-4': ['#a4c639', '#a4c639', BACK],
  'pawn-4-line': ['#43550b', '#374608', FRONT],
} as const satisfies Table;

/** Food of Buffet Boss by its colour, the plate and the table. Silhouettes tell foods apart; colours are counted, too. */
export const FOOD_COLOURS = {
  'food-green': ['#79b43a', '#79b43a', BACK],
  'food-green-shade': ['#4f8a24', '#4f8a24', BACK],
  'food-green-light': ['#bfe08a', '#bfe08a', BACK],
  'food-green-line': ['#234a0c', '#234a0c', FRONT],
  'food-white': ['#fff7ea', '#fff7ea', BACK],
  'food-white-shade': ['#dcc9ac', '#dcc9ac', BACK],
  'food-white-line': ['#6d5840', '#6d5840', FRONT],
  'food-purple': ['#9a5fb5', '#9a5fb5', BACK],
  'food-purple-shade': ['#6f3c8c', '#6f3c8c', BACK],
  'food-purple-line': ['#371448', '#371448', FRONT],
  'food-yellow': ['#ffd23e', '#ffd23e', BACK],
  'food-yellow-shade': ['#dea51d', '#dea51d', BACK],
  'food-yellow-light': ['#ffefb0', '#ffefb0', BACK],
  'food-yellow-line': ['#6e4a05', '#6e4a05', FRONT],
  'food-red': ['#dc4240', '#dc4240', BACK],
  'food-red-shade': ['#ad2331', '#ad2331', BACK],
  'food-red-line': ['#5f0c18', '#5f0c18', FRONT],
  'food-brown': ['#b87437', '#b87437', BACK],
  'food-brown-shade': ['#8d511f', '#8d511f', BACK],
  'food-brown-line': ['#452208', '#452208', FRONT],
  'food-pink': ['#f79aa8', '#f79aa8', BACK],
  'food-pink-shade': ['#dd6c82', '#dd6c82', BACK],
  'food-pink-light': ['#ffd9dc', '#ffd9dc', BACK],
  'food-pink-line': ['#7a2038', '#7a2038', FRONT],
  china: ['#f4f7fb', '#e3eaf2', BACK],
  'china-shade': ['#b9c8d8', '#9fb2c6', BACK],
  'china-line': ['#41566c', '#41566c', FRONT],
  'table-top': ['#d9a35f', '#6f4a25', BACK],
  'table-line': ['#8a5a22', '#b98a52', FRONT],
} as const satisfies Table;

/** Pengos, by seat, and their ice. Their greys are far apart, and a mark of its own shape stands on every tile. */
export const PENGO_COLOURS = {
  'pengo-red': ['#cf3341', '#cf3341', BACK],
  'pengo-red-line': ['#6e0f1c', '#6e0f1c', FRONT],
  'pengo-blue': ['#24479e', '#2c52b0', BACK],
  'pengo-blue-line': ['#0b1d4d', '#0b1d4d', FRONT],
  'pengo-yellow': ['#ffd451', '#ffd451', BACK],
  'pengo-yellow-line': ['#8a6200', '#8a6200', FRONT],
  'pengo-green': ['#79c98a', '#79c98a', BACK],
  'pengo-green-line': ['#1f5c33', '#1f5c33', FRONT],
  slate: ['#26333f', '#26333f', FRONT],
  'slate-light': ['#4b5d6e', '#4b5d6e', FRONT],
  beak: ['#f08a24', '#f08a24', FRONT],
  ice: ['#d6f0fa', '#bfe3f2', BACK],
  'ice-shade': ['#8cc7de', '#6fb0ca', BACK],
  'ice-line': ['#3c7d99', '#2b667f', FRONT],
  sea: ['#e4f3f8', '#1c3540', BACK],
  'sea-line': ['#a9cfdd', '#35596a', FRONT],
} as const satisfies Table;

/** Marks on a board; the notes are the four colours of a writer's arrows and highlights. */
export const MARK_COLOURS = {
  'mark-lit': ['#fff3ad', '#fff3ad', BACK],
  'mark-last': ['#8a3f06', '#8a3f06', MARK],
  'mark-move': ['#7a4a16', '#7a4a16', MARK],
  'mark-win': ['#ffd21f', '#ffd21f', MARK],
  'mark-threat': ['#b3123f', '#b3123f', MARK],
  select: ['#0b7285', '#0b7285', MARK],
  focus: ['#12161f', '#12161f', MARK],
  'note-1': ['#2f7d32', '#2f7d32', MARK],
  'note-2': ['#c2255c', '#c2255c', MARK],
  'note-3': ['#0b69c7', '#0b69c7', MARK],
  'note-4': ['#8a4bbf', '#8a4bbf', MARK],
} as const satisfies Table;

/** Panels and words around a board. */
export const WORD_COLOURS = {
  paper: ['#fffaf0', '#241a12', BACK],
  'paper-line': ['#9a7748', '#8d6c45', FRONT],
  ink: ['#33200c', '#fbeed6', FRONT],
  'ink-soft': ['#6b4a22', '#d9bf95', FRONT],
  accent: ['#8a3f06', '#ffb45c', 'LinkText'],
  alert: ['#a3122f', '#ff9d9d', FRONT],
} as const satisfies Table;

/** The name of a paint. */
export type Token =
  | keyof typeof WAFFLE_COLOURS
  | keyof typeof BERRY_COLOURS
  | keyof typeof FRUIT_COLOURS
  | keyof typeof DRAFT_COLOURS
  | keyof typeof FOOD_COLOURS
  | keyof typeof PENGO_COLOURS
  | keyof typeof MARK_COLOURS
  | keyof typeof WORD_COLOURS;

function merged(...tables: readonly Table[]): Readonly<Record<Token, Colours>> {
  return Object.assign({}, ...tables) as Record<Token, Colours>;
}

/** Every token of every game. A page that counts its bytes takes the tables of its games instead. */
export const PALETTE = /* @__PURE__ */ merged(
  WAFFLE_COLOURS,
  BERRY_COLOURS,
  FRUIT_COLOURS,
  DRAFT_COLOURS,
  FOOD_COLOURS,
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
  return PALETTE[token][scheme === 'light' ? 0 : 1];
}
