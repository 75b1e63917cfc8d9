/**
 * Tiles, configuration cards and the card field of Waddle Waddle. The cards and layouts are a HOUSE SET: our own data
 * instead of the pictures that the rulebook's text lacks. Data of the same shape can replace it.
 */

import { DIGITS } from '../core/text.js';
import type { Hex } from './hex.js';

/** Names of the seats in turn order. */
export const SEAT_NAMES: readonly string[] = ['red', 'blue', 'yellow', 'green'];
/** The letter of each seat in the notation, by seat. */
export const COLOURS = 'rbyg';

/** Types of pengo tiles (WD-1); a type's number is its index in `TYPES`. */
export const TYPES = 'APBG';
/** Index of Alpha in `TYPES`. */
export const ALPHA = 0;
/** Index of Parent in `TYPES`. */
export const PARENT = 1;
/** Index of Belly in `TYPES`. */
export const BELLY = 2;
/** Index of Grumpy in `TYPES`. */
export const GRUMPY = 3;

/** Tiles of each type a player has (WD-1). */
export const TILES_OF_TYPE = 4;

/** The six symbols of the cards (WD-23), in the order of the recap card. */
export const SYMBOLS: readonly string[] = ['fish', 'egg', 'ice-cube', 'snowflake', 'feather', 'foot'];

/** A card's criterion (WD-20 to WD-22). `type` is the named type; `others` are the two types an adjacency names. */
export type Criterion =
  | { readonly kind: 'adjacency'; readonly type: number; readonly others: readonly number[] }
  | { readonly kind: 'proximity'; readonly type: number; readonly between: number }
  | { readonly kind: 'size'; readonly type: number };

/** A configuration card: its symbol (index in `SYMBOLS`), the least number of players it is used with (WD-4), its criterion. */
export interface Card {
  readonly symbol: number;
  readonly mark: number;
  readonly criterion: Criterion;
  /** Its text in positions: `P:BG`, `5A` (proximity), `SB` (size). Unique, because no two cards have the same criterion. */
  readonly text: string;
}

/** Tiles needed in between (WD-21) or in the group (WD-22), in the house set. */
export const GROUP_SIZE = 5;

/** Criteria of the house set by symbol: two cards marked for 2 players, one for 3, one for 4 (WD-4). */
const HOUSE_SET: readonly string[] = [
  'A:PG 5A B:AG 7P',
  'P:AG 5P G:AB 7A',
  'B:AP 5B A:BG SB',
  'G:AP 5G 7B P:AB',
  'A:PB SG 7G B:PG',
  'P:BG SA SP G:PB',
];

/** The 24 cards of the house set, symbol by symbol. */
export const CARDS: readonly Card[] = /* @__PURE__ */ HOUSE_SET.flatMap((texts, symbol) => cardsOf(texts, symbol));

function cardsOf(texts: string, symbol: number): Card[] {
  const marks = [2, 2, 3, 4];
  return texts.split(' ').map((text, i) => ({ symbol, mark: marks[i] ?? 2, criterion: criterionOf(text), text }));
}

function criterionOf(text: string): Criterion {
  const [first = 0, second = 0, third = 0, fourth = 0] = [0, 1, 2, 3].map((i) => TYPES.indexOf(text.charAt(i)));
  if (text.length > 2) return { kind: 'adjacency', type: first, others: [third, fourth] };
  const between = DIGITS.indexOf(text.charAt(0));
  return between < 0 ? { kind: 'size', type: second } : { kind: 'proximity', type: second, between };
}

/**
 * Cells of the card field, each standing for six around the recap card: ring 1, the middles of the sides of ring 2, its
 * corners, six of ring 3.
 */
const FIELD: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: 1 },
  { q: 2, r: 0 },
  { q: 2, r: 1 },
];

/** The cells of the card field for a number of players (WD-4); the recap card is in the middle. */
export function fieldCells(players: number): readonly Hex[] {
  const cells: Hex[] = [];
  for (const { q, r } of FIELD.slice(0, players)) {
    const third = 0 - q - r;
    const half = [
      { q, r },
      { q: 0 - r, r: q + r },
      { q: third, r: q },
    ];
    cells.push(...half, ...half.map((cell) => ({ q: 0 - cell.q, r: 0 - cell.r })));
  }
  return cells;
}
