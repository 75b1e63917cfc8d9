/**
 * Tiles, configuration cards and the card field of Waddle Waddle. The cards and layouts are a HOUSE SET: our own data in
 * place of pictures that the rulebook's text has lost. They can be replaced by data of the same shape.
 */

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
}

/** Tiles that must lie between, or belong to the group, in the house set (WD-21, WD-22). */
export const GROUP_SIZE = 5;

/** The 24 cards of the house set: six symbols, each marked for 2, 3 and 4 players (WD-4). */
export const CARDS: readonly Card[] = /* @__PURE__ */ houseSet();

function houseSet(): Card[] {
  return [
    ...cardsOf(0, [adjacency('A', 'PG'), proximity('A', 5), adjacency('B', 'AG'), proximity('P', 7)]),
    ...cardsOf(1, [adjacency('P', 'AG'), proximity('P', 5), adjacency('G', 'AB'), proximity('A', 7)]),
    ...cardsOf(2, [adjacency('B', 'AP'), proximity('B', 5), adjacency('A', 'BG'), size('B')]),
    ...cardsOf(3, [adjacency('G', 'AP'), proximity('G', 5), proximity('B', 7), adjacency('P', 'AB')]),
    ...cardsOf(4, [adjacency('A', 'PB'), size('G'), proximity('G', 7), adjacency('B', 'PG')]),
    ...cardsOf(5, [adjacency('P', 'BG'), size('A'), size('P'), adjacency('G', 'PB')]),
  ];
}

function cardsOf(symbol: number, criteria: readonly Criterion[]): Card[] {
  const marks = [2, 2, 3, 4];
  return criteria.map((criterion, i) => ({ symbol, mark: marks[i] ?? 2, criterion }));
}

function adjacency(type: string, others: string): Criterion {
  return { kind: 'adjacency', type: TYPES.indexOf(type), others: [0, 1].map((i) => TYPES.indexOf(others.charAt(i))) };
}

function proximity(type: string, between: number): Criterion {
  return { kind: 'proximity', type: TYPES.indexOf(type), between };
}

function size(type: string): Criterion {
  return { kind: 'size', type: TYPES.indexOf(type) };
}

/** A card as positions write it: `P:BG`, `5A` (proximity), `SB` (size). It names the card, for no two ask the same. */
export function cardText(card: Card): string {
  const { criterion } = card;
  const type = TYPES.charAt(criterion.type);
  if (criterion.kind === 'adjacency') return type + ':' + criterion.others.map((other) => TYPES.charAt(other)).join('');
  return criterion.kind === 'proximity' ? criterion.between.toString() + type : 'S' + type;
}

/** The six cells in the middle of the sides of ring 2 of the card field. */
const SIDE_MIDDLES: readonly string[] = ['1,1', '-1,2', '-2,1', '-1,-1', '1,-2', '2,-1'];
/** The six cells of ring 3 that four players use. */
const RING_3: readonly string[] = ['2,1', '-1,3', '-3,2', '-2,-1', '1,-3', '3,-2'];
const RING_1: readonly string[] = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];
const RING_2_CORNERS: readonly string[] = ['2,0', '0,2', '-2,2', '-2,0', '0,-2', '2,-2'];

/** The cells of the card field, by number of players (WD-4); the recap card lies in the middle. */
export function fieldCells(players: number): readonly string[] {
  const two = [...RING_1, ...SIDE_MIDDLES];
  if (players === 2) return two;
  return players === 3 ? [...two, ...RING_2_CORNERS] : [...two, ...RING_2_CORNERS, ...RING_3];
}
