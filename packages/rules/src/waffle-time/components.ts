/**
 * The components of Waffle Time. Draft tiles, syrup of the turn-order spaces, dispenser cards and goal points are a HOUSE
 * SET: our own data in place of pictures missing from the rulebook's text. They can be replaced by data of the same
 * shape.
 */

/** Names of the seats in turn order; games with fewer players use the first ones. */
export const SEAT_NAMES: readonly string[] = ['p1', 'p2', 'p3', 'p4'];

/** No topping. Toppings are numbered: none, the five fruits in the order of the cards, cream and syrup. */
export const NONE = 0;
/** Index of cream in `TOPPINGS`. */
export const CREAM = 6;
/** Index of syrup in `TOPPINGS`. */
export const SYRUP = 7;
/** Letter of each topping by number; fruits are 1 to 5: cherry, strawberry, blackberry, banana, blueberry. */
export const TOPPINGS = '.cskbuw*';
/** Names of the fruits by number, from 1. */
export const FRUITS: readonly string[] = ['', 'cherry', 'strawberry', 'blackberry', 'banana', 'blueberry'];
/** Index of cherry in `TOPPINGS`. */
export const CHERRY = 1;
/** Index of strawberry in `TOPPINGS`. */
export const STRAWBERRY = 2;
/** Index of blackberry in `TOPPINGS`. */
export const BLACKBERRY = 3;
/** Index of banana in `TOPPINGS`. */
export const BANANA = 4;
/** Index of blueberry in `TOPPINGS`. */
export const BLUEBERRY = 5;

/** Tokens in the supply, to show what is left (WT-1). */
export const SUPPLY = { fruit: 20, cream: 32, syrup: 70, butter: 3 };

/** Rounds of a multiplayer game (WT-60). */
export const ROUNDS = 8;
/** Syrup each player starts with (WT-8). */
export const FIRST_SYRUP = 6;

/** A draft tile: the topping face up and the one on its back. */
export interface DraftTile {
  readonly face: number;
  readonly back: number;
}

/** The nine draft tiles, front and back (WT-2). House set. */
export const DRAFT_TILES: readonly DraftTile[] = /* @__PURE__ */ tiles([
  'cs',
  'ck',
  'cw',
  'sb',
  'su',
  'kb',
  'ku',
  'bw',
  'u*',
]);

function tiles(texts: readonly string[]): DraftTile[] {
  return texts.map((text) => ({ face: TOPPINGS.indexOf(text.charAt(0)), back: TOPPINGS.indexOf(text.charAt(1)) }));
}

/** Syrup of the turn-order spaces, front first, for a number of players (WT-8, WT-62). House set. */
export function spaceSyrup(players: number): readonly number[] {
  if (players <= 2) return [0, 2];
  return players === 3 ? [0, 1, 2] : [0, 1, 1, 2];
}

/** A syrup dispenser card (WT-7): two fruits, and five ranks from the top, where C is cream and * a starred space. */
export interface Dispenser {
  readonly fruits: readonly number[];
  readonly ranks: readonly string[];
}

function dispenser(fruits: string, ranks: string): Dispenser {
  return { fruits: [0, 1].map((i) => TOPPINGS.indexOf(fruits.charAt(i))), ranks: ranks.split(' ') };
}

/** The nine dispenser cards. House set. */
export const DISPENSERS: readonly Dispenser[] = /* @__PURE__ */ [
  ['cs', 'C.... .*C.* ....C .C... ...C.'],
  ['cb', '.C... ...C. C*... ..C.. ..*.C'],
  ['ck', '..C.. ....C .C*.. *..C. C....'],
  ['cu', '..*C. C.... .*C.. ....C .C...'],
  ['sb', '....C .C*.. *..C. C.... ..C..'],
  ['sk', 'C*... ...C. .C*.. ....C ..C..'],
  ['su', '.C*.. ....C ..C*. C.... ...C.'],
  ['bk', '..C.. C.... *..C. .C*.. ....C'],
  ['bu', '...C. .C*.. ....C ..C.. C.*..'],
].map(([fruits = '', ranks = '']) => dispenser(fruits, ranks));

/** A goal card and its points (WT-50 to WT-57). Points are a house set. */
export interface Goal {
  readonly id: number;
  readonly points: number;
}

/** The eight goal cards (WT-6); their ids are rule numbers. */
export const GOALS: readonly Goal[] = [
  { id: 50, points: 5 },
  { id: 51, points: 5 },
  { id: 52, points: 2 },
  { id: 53, points: 4 },
  { id: 54, points: 6 },
  { id: 55, points: 3 },
  { id: 56, points: 3 },
  { id: 57, points: 5 },
];

/** The points of a goal card by id; 0 for none. */
export function goalPoints(id: number): number {
  return GOALS.find((goal) => goal.id === id)?.points ?? 0;
}

/** The minimum points of each band in a solo game (WT-73). */
export const SOLO_BANDS: readonly number[] = [0, 15, 25, 40];

/** Points for syrup on a fruit without cream (WT-64). */
export const SYRUP_POINTS = 1;
/** Points for syrup on a fruit on cream (WT-64). */
export const SYRUP_ON_CREAM_POINTS = 3;
/** Points for butter on a waffle (WT-64). */
export const BUTTER_POINTS = 2;
/** Points for an empty dispenser card (WT-64). */
export const DISPENSER_POINTS = 2;
