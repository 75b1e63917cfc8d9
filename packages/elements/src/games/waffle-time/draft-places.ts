/** The places and pieces of the draft board: tiles, the turn-order tile, pawns in slots and on turn-order spaces. */
import { group, type Group, type Point } from '@griddle/art';
import { scaled } from '@griddle/art/internal/path-data.js';
import * as art from '@griddle/art/internal/waffle-time/draft.js';
import { PAWNS } from '@griddle/art/internal/waffle-time/toppings.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { spaceSyrup, TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import { coveredByTile, SLOTS, slotsUnderTiles, toppingsAt } from '@griddle/rules/internal/waffle-time/draft.js';
import type { DraftState } from '@griddle/rules/internal/waffle-time/state.js';
import { rectangleStep, type Layout, type Translate } from '#core';

/** First numbers of piece kinds: the blank tile, turn-order tiles by set-up, draft tiles by their two toppings, pawns by seat. */
const BLANK = 0;
const COVER = 1;
const TILE = 100;
const PAWN = 200;

/** The size of a pawn, the same everywhere so that it can move between places. */
const PAWN_SIZE = 0.58;

/** Slots and tiles, in rows from the top. */
const ROWS: readonly (readonly Place[])[] = [
  'slot:0,slot:1,slot:2',
  'slot:11,tile:0,tile:1,tile:2,slot:3',
  'slot:10,tile:3,tile:4,tile:5,slot:4',
  'slot:9,tile:6,tile:7,tile:8,slot:5',
  'slot:8,slot:7,slot:6',
].map((row) => row.split(','));

/** The same rows as a square with empty corners. */
const SQUARE = ROWS.map((row) => (row.length < 5 ? ['', ...row, ''] : row));

/** Splits a place into its kind and numbers: `slot:5`, `tile:4`, `cover:0`, `blank:6`, `space:0:2:4`. */
function partsOf(place: Place): readonly [kind: string, ...numbers: number[]] {
  const [kind = '', ...numbers] = place.split(':');
  return [kind, ...numbers.map(Number)];
}

/** Returns the first number of a place: a slot or a tile. */
function numberIn(place: Place): number {
  return partsOf(place)[1] ?? -1;
}

/** Returns the first slot under the turn-order tile. */
function coverOf({ round }: DraftState): number {
  return coveredByTile(round)[0] ?? 0;
}

/** Layouts by position of the turn-order tile and number of players. */
const layouts = new Map<string, Layout>();

/** Returns the layout: tiles, slots, and the places of the turn-order tile in its current position. */
export function layoutFor(state: DraftState): Layout {
  const cover = coverOf(state);
  const { players } = state.rules;
  const key = `${cover.toString()} ${players.toString()}`;
  const known = layouts.get(key);
  if (known) return known;
  const spaces = spaceSyrup(players).map((_syrup, i) => ['space', cover, i + 1, players].join(':'));
  const rows = [...ROWS, spaces, [`cover:${cover.toString()}`]];
  if (players <= 2) rows.push([`blank:${((cover + 6) % SLOTS).toString()}`]);
  const made = { viewBox: art.DRAFT_BOX, rows };
  layouts.set(key, made);
  return made;
}

/** Returns the centre of a place. */
export function draftCenter(place: Place): Point {
  const [kind, number = 0, space = 0, players = 0] = partsOf(place);
  if (kind === 'slot') return art.slotCentre(number);
  if (kind === 'tile') return art.tileCentre(number);
  return kind === 'space' ? art.spaceOnTile(number, space, players) : art.coverCentre(number);
}

/** Returns the hit area: whole slots, draft tiles and spaces, a small part of other tiles. */
export function draftOutline(place: Place): string {
  const [kind] = partsOf(place);
  if (kind === 'space') return 'm-.2-.2h.4v.4h-.4z';
  return kind === 'slot' || kind === 'tile' ? 'm-.48-.48h.96v.96h-.96z' : 'm-.1.2h.2v.2h-.2z';
}

/** Returns the kind of the tile with two toppings. */
function tileKind(first: number, second: number): number {
  return TILE + first * 8 + second;
}

/** Returns the kind of piece on a place; undefined for none. */
export function draftPieceAt(state: DraftState, place: Place): number | undefined {
  const { pawns, rules, tiles } = state;
  const [kind, number = 0, space = 0] = partsOf(place);
  const cover = coverOf(state);
  const lies = number === (kind === 'blank' ? (cover + 6) % SLOTS : cover);
  const tile = tiles[number];
  if (tiles.length === 0) return undefined;
  if (kind === 'tile') return tile && tileKind(tile.face, tile.back);
  if (kind === 'cover') return lies ? COVER + rules.players - 1 + (rules.forkTrailing ? 4 : 0) : undefined;
  if (kind === 'blank') return lies && rules.players <= 2 ? BLANK : undefined;
  const pawn =
    kind === 'slot'
      ? pawns.find(({ slot }) => slot === number)
      : pawns.find(({ slot }, i) => lies && slot < 0 && i === space - 1);
  return pawn && PAWN + pawn.seat;
}

/** Returns the side of the board, clockwise from the top, of the turn-order tile or the blank tile; 0 for anything else. */
export function sideOf(place: Place): number {
  return /^(cover|blank)/.test(place) ? Math.floor(numberIn(place) / 3) : 0;
}

/** Draws a piece around the origin, as on the top side of the board. */
export function draftPiece(kind: number): Group {
  if (kind >= PAWN) return scaled(PAWNS[kind - PAWN] ?? PAWNS[0], PAWN_SIZE);
  if (kind >= TILE) return art.draftTile(Math.floor((kind - TILE) / 8), (kind - TILE) % 8);
  const setUp = kind - COVER;
  const drawn = kind < COVER ? art.blankTile(0) : art.turnTile(0, spaceSyrup((setUp % 4) + 1), setUp > 3);
  return group('cover', [{ ...drawn, at: [0, 0] }]);
}

/** Describes a place and its piece, or the toppings of an empty slot. */
export function describeDraftPlace(state: DraftState, place: Place, t: Translate): string {
  const [kind, number = 0, space = 0, players = 0] = partsOf(place);
  const piece = draftPieceAt(state, place) ?? -1;
  const isCovered = kind === 'slot' && slotsUnderTiles(state.rules.players, state.round).includes(number);
  const form = piece >= PAWN ? '-pawn' : isCovered ? '-covered' : '';
  const [near = 0, far = 0] = kind === 'slot' ? toppingsAt(state, number) : facesOf(state, number);
  return t(`place.waffle-time.${kind}${form}`, {
    number: kind === 'tile' ? number + 1 : number,
    near: TOPPINGS.charAt(near),
    far: TOPPINGS.charAt(far),
    seat: `p${(piece - PAWN + 1).toString()}`,
    space,
    syrup: spaceSyrup(players)[space - 1] ?? 0,
  });
}

/** Returns the toppings on the face and the back of a tile. */
function facesOf({ tiles }: DraftState, number: number): readonly number[] {
  const tile = tiles[number];
  return tile ? [tile.face, tile.back] : [];
}

/** Returns the place that a key leads to; a piece over a slot counts as the slot. */
export function draftStep(layout: Layout, from: Place, key: string): Place | undefined {
  if (key === 'Home') return 'slot:0';
  if (key === 'End') return 'slot:6';
  const slot = /^(slot|tile)/.test(from) ? from : `slot:${numberIn(from).toString()}`;
  return rectangleStep({ ...layout, rows: SQUARE }, slot, key) || undefined;
}
