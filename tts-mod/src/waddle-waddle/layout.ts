/**
 * Where everything of Waddle Waddle lies on the table, for the save and for the script. World coordinates are those of
 * `mod/world.ts`. The Iceberg lies in the middle; `q` runs to the right and `r` down to the right, as in the rules.
 */
import type { Place } from '@griddle/rules/core/contract.js';
import { CARDS, COLOURS, TILES_OF_TYPE, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import { hexText } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { Hex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { parkingPoint, TABLE_TOP } from '../mod/world.js';
import type { WorldPoint } from '../mod/world.js';
import { remembered } from '../mod/placement.js';
import type { Spot } from '../mod/placement.js';

/** Width of a hex of the board, from side to side. */
export const HEX = 1.6;
/** Width of a hex of the card field, from side to side. */
export const CARD = 1.9;
/** Distance between rows of hexes, as a fraction of their width. */
const ROW = Math.sqrt(3) / 2;
/** Thickness of tiles and cards. */
export const THICKNESS = 0.2;
/** Height of the middle of a tile that lies on the table. */
export const ON_TABLE = TABLE_TOP + THICKNESS / 2;
/** Height of lines drawn on the board, a hair above tiles. */
export const LINE_HEIGHT = TABLE_TOP + THICKNESS + 0.02;
/** How far the board reaches from the Iceberg, along x. */
const BOARD_X = 15;
/** How far the board reaches from the Iceberg, along z. */
const BOARD_Z = 13;
/** The middle of the card field, along x. */
const FIELD_X = 22.2;

/** Prefix of a card's kind. */
const CARD_KIND = 'card ';

/** Returns a tile's kind: the letters of its colour and type, as in positions. */
export function tileKind(colour: number, type: number): string {
  return COLOURS.charAt(colour) + TYPES.charAt(type);
}

/** Returns the kind of a card, each of which is unique. */
export function cardKind(card: number): string {
  const known = CARDS[card];
  return known === undefined ? '' : CARD_KIND + known.text;
}

function isCard(kind: string): boolean {
  return kind.startsWith(CARD_KIND);
}

/** Returns the middle of a hex in a grid of a given hex size round `x`. */
function centre({ q, r }: Hex, size: number, x: number, height: number): WorldPoint {
  return [x + (q + r / 2) * size, height, -r * ROW * size];
}

/** Returns the middle of a hex of the board at a height. */
export function hexPoint(hex: Hex, height: number): WorldPoint {
  return centre(hex, HEX, 0, height);
}

/** Returns the middle of a hex of the card field at a height. */
export function fieldPoint(hex: Hex, height: number): WorldPoint {
  return centre(hex, CARD, FIELD_X, height);
}

/** Returns the hex that a point is in, for a hex size. */
function hexUnder(x: number, z: number, size: number): Hex {
  const exactR = -z / (ROW * size);
  const exactQ = x / size - exactR / 2;
  const exactS = -exactQ - exactR;
  // Adding 0 turns -0 into 0, because Lua would write its sign
  let q = Math.round(exactQ) + 0;
  let r = Math.round(exactR) + 0;
  const s = Math.round(exactS);
  const offQ = Math.abs(q - exactQ);
  const offR = Math.abs(r - exactR);
  if (offQ > offR && offQ > Math.abs(s - exactS)) q = -r - s + 0;
  else if (offR > Math.abs(s - exactS)) r = -q - s + 0;
  return { q, r };
}

/** Returns a seat's corner, clockwise from the lower left: `x` is 1 right or -1 left, `z` 1 far or -1 near. */
export function cornerOf(seat: number): { readonly x: number; readonly z: number } {
  return { x: seat < 2 ? -1 : 1, z: seat === 0 || seat === 3 ? -1 : 1 };
}

/** Distances from the middle to the stacks, the cards taken and the tiles set aside. */
const STACK_X = 4;
const STACK_STEP = 2.1;
const STACK_Z = 15.5;
const TAKEN_Z = 17.8;
const ASIDE_X = 15;

/** Returns the point of a tile in a seat's stack of a type; `index` counts from the lowest tile. */
export function stackPoint(seat: number, type: number, index: number): WorldPoint {
  const { x, z } = cornerOf(seat);
  return [x * (STACK_X + type * STACK_STEP), ON_TABLE + index * THICKNESS, z * STACK_Z];
}

function asidePoint(seat: number, type: number, index: number): WorldPoint {
  const { x, z } = cornerOf(seat);
  return [x * (ASIDE_X + type * STACK_STEP), ON_TABLE + index * THICKNESS, z * STACK_Z];
}

/** Returns the point of the `index`th card that a seat has taken. */
function takenPoint(seat: number, index: number): WorldPoint {
  const { x, z } = cornerOf(seat);
  return [x * (1.5 + index * 1.3), ON_TABLE + (index - Math.floor(index / 2) * 2) * THICKNESS, z * TAKEN_Z];
}

/** Returns the point of a card that this game does not use. */
export function boxPoint(card: number): WorldPoint {
  return parkingPoint(card);
}

/** Returns the place of a point: a hex of the board `2,-1`, `card:1,0`, `supply`, `aside`, `taken:r`; empty for none. */
export function placeUnder(kind: string, x: number, z: number): Place {
  return isCard(kind) ? cardPlace(x, z) : tilePlace(kind, x, z);
}

function tilePlace(kind: string, x: number, z: number): Place {
  if (Math.abs(x) <= BOARD_X && Math.abs(z) <= BOARD_Z) return hexText(hexUnder(x, z, HEX));
  const corner = cornerOf(COLOURS.indexOf(kind.charAt(0)));
  if (corner.x * x < 0 || corner.z * z < BOARD_Z || corner.z * z > TAKEN_Z - 1) return '';
  return Math.abs(x) > ASIDE_X - STACK_STEP / 2 ? 'aside' : 'supply';
}

function cardPlace(x: number, z: number): Place {
  const hex = hexUnder(x - FIELD_X, z, CARD);
  if (Math.max(Math.abs(hex.q), Math.abs(hex.r), Math.abs(hex.q + hex.r)) <= 3) return 'card:' + hexText(hex);
  if (Math.abs(z) > TAKEN_Z - 1) {
    for (let seat = 0; seat < COLOURS.length; seat++) {
      const corner = cornerOf(seat);
      if (corner.x * x > 0 && corner.z * z > 0) return 'taken:' + COLOURS.charAt(seat);
    }
  }
  return '';
}

/** Returns the spots of a position: tiles on the board, in stacks and set aside, and the cards. */
export const spotsOf = remembered((state: WaddleWaddleState): Spot[] => {
  const spots: Spot[] = [];
  for (const tile of state.tiles) {
    spots.push({ kind: tileKind(tile.colour, tile.type), place: hexText(tile), point: hexPoint(tile, ON_TABLE) });
  }
  for (let seat = 0; seat < COLOURS.length; seat++) {
    for (let type = 0; type < TYPES.length; type++) pushStacks(state, seat, type, spots);
  }
  pushCards(state, spots);
  return spots;
});

/** Adds a stack; tiles of seats that do not play stay in their stacks. */
function pushStacks(state: WaddleWaddleState, seat: number, type: number, spots: Spot[]): void {
  const kind = tileKind(seat, type);
  const onBoard = state.tiles.filter((tile) => tile.colour === seat && tile.type === type).length;
  const supply = state.supply[seat]?.[type] ?? TILES_OF_TYPE;
  for (let i = 0; i < supply; i++) spots.push({ kind, place: 'supply', point: stackPoint(seat, type, i) });
  for (let i = 0; i < TILES_OF_TYPE - onBoard - supply; i++) {
    spots.push({ kind, place: 'aside', point: asidePoint(seat, type, i) });
  }
}

/** Adds the cards in the field, then those taken (a position has only their symbols), and the rest under the table. */
function pushCards(state: WaddleWaddleState, spots: Spot[]): void {
  const placed: number[] = [];
  for (const card of state.field) {
    placed.push(card.card);
    const place = 'card:' + hexText(card);
    spots.push({ kind: cardKind(card.card), place, point: fieldPoint(card, ON_TABLE) });
  }
  for (let seat = 0; seat < state.taken.length; seat++) {
    const symbols = state.taken[seat] ?? [];
    for (let i = 0; i < symbols.length; i++) {
      const card = takenCard(state, symbols[i] ?? 0, placed);
      placed.push(card);
      spots.push({ kind: cardKind(card), place: 'taken:' + COLOURS.charAt(seat), point: takenPoint(seat, i) });
    }
  }
  for (let card = 0; card < CARDS.length; card++) {
    if (!placed.includes(card)) spots.push({ kind: cardKind(card), place: '', point: boxPoint(card) });
  }
}

/** Returns an unplaced card with a symbol, preferring those that this number of players uses (WD-4). */
function takenCard(state: WaddleWaddleState, symbol: number, placed: readonly number[]): number {
  const fits = (card: number, most: number): boolean =>
    CARDS[card]?.symbol === symbol && (CARDS[card]?.mark ?? 0) <= most && !placed.includes(card);
  const all = CARDS.map((_card, index) => index);
  return all.find((card) => fits(card, state.rules.players)) ?? all.find((card) => fits(card, COLOURS.length)) ?? 0;
}

/** Returns the hexes that a tile can be put on by hand, for the snap points of the save. */
export function boardHexes(): Hex[] {
  const hexes: Hex[] = [];
  const rows = Math.floor((BOARD_Z - HEX / 2) / (ROW * HEX));
  for (let r = -rows; r <= rows; r++) {
    const reach = Math.ceil(BOARD_X / HEX) + rows;
    for (let q = -reach; q <= reach; q++) {
      if (Math.abs(hexPoint({ q, r }, 0)[0]) <= BOARD_X - HEX / 2) hexes.push({ q, r });
    }
  }
  return hexes;
}
