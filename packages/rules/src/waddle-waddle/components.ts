/**
 * Tiles, configuration cards and the card field of Waddle Waddle. The cards and layouts are a HOUSE SET: our own data in
 * place of pictures that the rulebook's text has lost. They can be replaced by data of the same shape.
 */

import { DIGITS } from '../core/text.js';
import type { Hex } from './hex.js';

/** Names of the seats in turn order. */
export const SEAT_NAMES: readonly string[] = ['red', 'blue', 'yellow', 'green'];
/** The letter of each seat in the notation, by seat. */
export const COLOURS = 'rbyg';

/** Types of pengo tiles (WD-1); numbers are places in `TYPES`. */
export const TYPES = 'APBG';
/** Place of Alpha in `TYPES`. */
export const ALPHA = 0;
/** Place of Parent in `TYPES`. */
export const PARENT = 1;
/** Place of Belly in `TYPES`. */
export const BELLY = 2;
/** Place of Grumpy in `TYPES`. */
export const GRUMPY = 3;

/** Tiles of each type a player has (WD-1). */
export const TILES_OF_TYPE = 4;

/** The six symbols of the cards (WD-23), in the order of the recap card. */
export const SYMBOLS: readonly string[] = ['fish', 'egg', 'ice-cube', 'snowflake', 'feather', 'foot'];

/** What a card asks for (WD-20 to WD-22). `type` is the named type; `others` are the two types an adjacency names. */
export type Criterion =
  | { readonly kind: 'adjacency'; readonly type: number; readonly others: readonly number[] }
  | { readonly kind: 'proximity'; readonly type: number; readonly between: number }
  | { readonly kind: 'size'; readonly type: number };

/** A configuration card: its symbol (place in `SYMBOLS`), from how many players on it is used (WD-4), its criterion. */
export interface Card {
  readonly symbol: number;
  readonly mark: number;
  readonly criterion: Criterion;
  /** As positions write it: `P:BG`, `5A` (proximity), `SB` (size). It names the card, for no two ask the same. */
  readonly text: string;
}

/** Tiles that must lie between, or belong to the group, in the house set (WD-21, WD-22). */
export const GROUP_SIZE = 5;

/** What the cards of the house set ask for: of each symbol two marked for 2 players, one for 3, one for 4 (WD-4). */
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
 * Cells of the card field, each the first of six round the recap card: ring 1, the middles of the sides of ring 2, its
 * corners, six of ring 3.
 */
const FIELD: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: 1 },
  { q: 2, r: 0 },
  { q: 2, r: 1 },
];

/** The cells of the card field, by number of players (WD-4); the recap card lies in the middle. */
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
