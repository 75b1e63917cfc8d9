/**
 * Where everything of Waffle Time lies on the table, for the save and for the script. World coordinates are those of
 * `mod/world.ts`: the draft board in the middle, a waffle at each corner, cards above and below.
 */
import { mod } from '@griddle/rules/internal/core/math.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { DRAFT_TILES, FRUITS, GOALS, SEAT_NAMES, TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import { coveredByTile, SLOTS } from '@griddle/rules/internal/waffle-time/draft.js';
import {
  fileOf,
  inside,
  rankOf,
  SIZE,
  spaceAt,
  spaceName,
  SPACES,
} from '@griddle/rules/internal/waffle-time/waffle.js';
import { parkingPoint, TABLE_TOP } from '../mod/world.js';
import type { WorldPoint } from '../mod/world.js';

/** Side of a space of a waffle. */
export const SPACE = 1.5;
/** Side of a whole waffle with its rim. */
export const WAFFLE_SIDE = (SIZE + 1) * SPACE;
/** Side of a place for a draft tile. */
export const DRAFT = 1.9;
/** Side of the whole draft board. */
export const DRAFT_SIDE = 5.72 * DRAFT;
/** Half of the three draft tiles side by side, in places. */
const HALF = 1.5;
/** From the tiles' edge to the middle of a slot and to a space of the turn-order tile, and the boundary between them. */
const SLOT_OUT = 0.62;
const TRACK_OUT = 0.98;
const BETWEEN_OUT = 0.84;

/** Thickness of boards. */
export const BOARD_THICKNESS = 0.15;
/** Thickness of tiles, cards and toppings. */
export const THICKNESS = 0.1;
/** Height of the middles of boards. */
export const BOARD_HEIGHT = TABLE_TOP + BOARD_THICKNESS / 2;
/** Height of the middles of things on boards, and on the table. */
const ON_BOARD = TABLE_TOP + BOARD_THICKNESS + THICKNESS / 2;
const ON_TABLE = TABLE_TOP + THICKNESS / 2;
/** Height of lines drawn on boards, above toppings that lie on each other. */
export const LINE_HEIGHT = TABLE_TOP + BOARD_THICKNESS + 4 * THICKNESS;

/** Width of a topping. */
export const TOPPING_WIDTH = 0.8 * SPACE;
/** Width of a bead of syrup. */
export const BEAD_WIDTH = 0.45 * SPACE;
/** Width of a pawn. */
export const PAWN_WIDTH = 0.62;
/** Width and height of a card. */
export const CARD_SIZE = [2.38, 2.72] as const;

/** Kind of a bead of syrup. Kinds of fruits are the letters of their toppings. */
export const SYRUP = '*';
/** Kind of a piece of cream. */
export const CREAM = 'w';
/** Kind of a piece of butter. */
export const BUTTER = 'y';
const PAWN = 'pawn ';

/** Returns the kind of a seat’s pawn. */
export function pawnKind(seat: number): string {
  return PAWN + (SEAT_NAMES[seat] ?? '');
}

/** Returns the seat of a pawn; -1 for other kinds. */
export function pawnSeat(kind: string): number {
  return kind.startsWith(PAWN) ? SEAT_NAMES.indexOf(kind.substring(PAWN.length)) : -1;
}

/** Whether things of a kind go on waffles: toppings, syrup and butter. */
export function isEdible(kind: string): boolean {
  return kind === BUTTER || (kind.length === 1 && TOPPINGS.indexOf(kind) > 0);
}

/** Returns the corner of a seat's waffle, clockwise from the lower left. */
export function cornerOf(seat: number): { readonly x: number; readonly z: number } {
  return { x: seat < 2 ? -1 : 1, z: seat === 0 || seat === 3 ? -1 : 1 };
}

const WAFFLE_X = 13;
const WAFFLE_Z = 8.6;

/** The middle of a seat’s waffle at a height. */
export function wafflePoint(seat: number, height: number): WorldPoint {
  const { x, z } = cornerOf(seat);
  return [x * WAFFLE_X, height, z * WAFFLE_Z];
}

/** Returns the middle of a space; letters are upright as seen from Red's side. */
export function spacePoint(seat: number, space: number, layer: number): WorldPoint {
  const [x, y, z] = wafflePoint(seat, ON_BOARD + layer * THICKNESS);
  const middle = (SIZE - 1) / 2;
  return [x + (fileOf(space) - middle) * SPACE, y, z + (rankOf(space) - middle) * SPACE];
}

/** Places of all spaces by seat, precomputed because each look at the table needs them all. */
const SPACE_PLACES: readonly (readonly Place[])[] = SEAT_NAMES.map((name) => {
  const places: Place[] = [];
  for (let space = 0; space < SPACES; space++) places.push(name + ':' + spaceName(space));
  return places;
});

/** Returns the place of a space: `p2:c3`. */
export function spacePlace(seat: number, space: number): Place {
  return SPACE_PLACES[seat]?.[space] ?? '';
}

/** Beside each waffle: toppings taken and not yet laid, and the dispenser with its beads. */
const HAND_X = WAFFLE_X + WAFFLE_SIDE / 2 + 1.5;
const HAND_Z = WAFFLE_Z - WAFFLE_SIDE / 2 + 1;
const HAND_STEP = 1.6;
const BEAD_STEP = 0.85;
const BEAD_COLUMNS = 6;
const BEAD_ROWS = 6;
/** Size and middle of the dispenser's tray. */
export const TRAY_SIDE = BEAD_COLUMNS * BEAD_STEP + 0.5;

/** The middle of a seat’s dispenser at a height. */
export function trayPoint(seat: number, height: number): WorldPoint {
  const { x, z } = cornerOf(seat);
  return [x * (HAND_X + TRAY_SIDE / 2 - 1), height, z * (WAFFLE_Z + WAFFLE_SIDE / 2 - TRAY_SIDE / 2)];
}

/** Returns the point of a topping that a seat has drafted but not yet laid. */
export function handPoint(seat: number, index: number): WorldPoint {
  const { x, z } = cornerOf(seat);
  return [x * (HAND_X + index * HAND_STEP), ON_TABLE, z * HAND_Z];
}

/** Returns the point of a dispenser's `index`th bead; surplus beads lie on top of the others. */
export function beadPoint(seat: number, index: number): WorldPoint {
  const [x, y, z] = trayPoint(seat, ON_BOARD);
  const layer = Math.floor(index / (BEAD_COLUMNS * BEAD_ROWS));
  const rest = index - layer * BEAD_COLUMNS * BEAD_ROWS;
  const column = mod(rest, BEAD_COLUMNS) - (BEAD_COLUMNS - 1) / 2;
  const row = Math.floor(rest / BEAD_COLUMNS) - (BEAD_ROWS - 1) / 2;
  return [x + column * BEAD_STEP, y + layer * THICKNESS, z + row * BEAD_STEP];
}

/** Returns a point of the draft board, given in places from the upper left corner of its tiles. */
function draftPoint(x: number, y: number, height: number): WorldPoint {
  return [(x - HALF) * DRAFT, height, (HALF - y) * DRAFT];
}

/** Returns a point along a side of the tiles and out from it: 0 above, 1 right, 2 below, 3 left. */
function sidePoint(side: number, along: number, out: number, height: number): WorldPoint {
  if (side === 0) return draftPoint(along, -out, height);
  if (side === 1) return draftPoint(3 + out, along, height);
  return side === 2 ? draftPoint(3 - along, 3 + out, height) : draftPoint(-out, 3 - along, height);
}

/** Returns the point of a draft tile, 0 to 8 from the upper left. */
export function tilePoint(tile: number): WorldPoint {
  return draftPoint(mod(tile, 3) + 0.5, Math.floor(tile / 3) + 0.5, ON_BOARD);
}

/** The middle of a slot, 0 to 11 clockwise from the upper left. */
export function slotPoint(slot: number, height = ON_BOARD): WorldPoint {
  return sidePoint(Math.floor(slot / 3), mod(slot, 3) + 0.5, SLOT_OUT, height);
}

/** Returns the point of a tile that covers a slot and the next one. */
export function coverPoint(slot: number): WorldPoint {
  return sidePoint(Math.floor(slot / 3), mod(slot, 3) + 1, SLOT_OUT, ON_BOARD);
}

/** Returns the rotation of the tile that covers a slot, in degrees clockwise. */
export function coverTurn(slot: number): number {
  return Math.floor(slot / 3) * 90;
}

/** Returns a space of the turn-order tile in a round, 0 in front. */
export function trackPoint(round: number, space: number, players: number): WorldPoint {
  const slot = coveredByTile(round)[0] ?? 0;
  const count = Math.max(2, players);
  const step = count > 2 ? 1.84 / count : 0.84;
  const along = mod(slot, 3) + 1 + ((count - 1) / 2 - space) * step;
  return sidePoint(Math.floor(slot / 3), along, TRACK_OUT, ON_BOARD + THICKNESS);
}

/** Rows of pattern cards, by fruit from 1, and of goal cards by their order. */
const CARDS_Z = 8.4;
const CARD_STEP = 2.75;

/** Returns the point of a fruit's pattern card, from the left. */
export function patternPoint(index: number): WorldPoint {
  return [(index - 2) * CARD_STEP, ON_TABLE, CARDS_Z];
}

/** Returns the point of a goal card, from the left; further layers are on top of the first. */
export function goalPoint(index: number, layer = 0): WorldPoint {
  return [(index - 1) * CARD_STEP, ON_TABLE + layer * THICKNESS, -CARDS_Z];
}

/** Returns the point of the bag of a kind. */
export function bagPoint(index: number): WorldPoint {
  return [(index - 3.5) * 1.9, TABLE_TOP + 0.5, -12.5];
}

/** Returns the point of an unused fixture, each with its own. */
export function boxPoint(index: number): WorldPoint {
  return parkingPoint(SEAT_NAMES.length + index);
}

/** Returns the point of the pawn of a seat that nobody plays. */
export function idlePawnPoint(seat: number): WorldPoint {
  return parkingPoint(seat);
}

/** Returns the kind of a draft tile. */
export function draftTileKind(tile: number): string {
  return 'tile ' + tile.toString();
}

/** Returns the kind of the turn-order tile for a number of players and a ruling on its fork. */
export function turnTileKind(players: number, isTrailing: boolean): string {
  return 'turn ' + Math.max(2, players).toString() + (isTrailing ? ' trailing' : ' leading');
}

/** Kind of the blank tile. */
export const BLANK_KIND = 'blank';

/** Returns the kind of a pattern card. */
export function patternKind(fruit: number, number: number): string {
  return (FRUITS[fruit] ?? '') + '-' + number.toString();
}

/** Returns the kind of a goal card; goal 53 has one for each ruling. */
export function goalKind(goal: number, isX: boolean): string {
  return 'goal ' + goal.toString() + (goal === 53 && isX ? ' x' : '');
}

/** Returns every kind of fixture, in an order that gives each its point in the box. */
export function fixtureKinds(): string[] {
  const kinds: string[] = [];
  for (let tile = 0; tile < DRAFT_TILES.length; tile++) kinds.push(draftTileKind(tile));
  for (const players of [2, 3, 4]) kinds.push(turnTileKind(players, false), turnTileKind(players, true));
  kinds.push(BLANK_KIND);
  for (let fruit = 1; fruit < FRUITS.length; fruit++) {
    for (const number of [1, 2, 3]) kinds.push(patternKind(fruit, number));
  }
  for (const { id } of GOALS) kinds.push(goalKind(id, false));
  kinds.push(goalKind(53, true));
  return kinds;
}

/** Returns the place of a point for a kind: `p1:c3`, `p1:hand`, `p1:syrup`, `slot:5`, `track`, `goals`; empty for none. */
export function placeUnder(kind: string, x: number, z: number): Place {
  if (pawnSeat(kind) >= 0) return pawnPlace(x, z);
  if (!isEdible(kind)) return '';
  const seat = seatAt(x, z);
  if (seat < 0) return kind === BUTTER && z < -CARDS_Z / 2 && Math.abs(x) < WAFFLE_X - WAFFLE_SIDE / 2 ? 'goals' : '';
  const name = SEAT_NAMES[seat] ?? '';
  const space = spaceUnder(seat, x, z);
  if (space >= 0) return spacePlace(seat, space);
  const [trayX, , trayZ] = trayPoint(seat, 0);
  const reach = TRAY_SIDE / 2;
  if (Math.abs(x - trayX) <= reach && Math.abs(z - trayZ) <= reach) return kind === SYRUP ? name + ':syrup' : '';
  return Math.abs(x) > HAND_X - 1 && Math.abs(z) < HAND_Z + 1 ? name + ':hand' : '';
}

/** Returns the seat whose corner (`cornerOf`) a point is in; -1 for the middle of the table. */
function seatAt(x: number, z: number): number {
  if (Math.abs(x) < WAFFLE_X - WAFFLE_SIDE / 2 || z === 0) return -1;
  if (x < 0) return z < 0 ? 0 : 1;
  return z > 0 ? 2 : 3;
}

function spaceUnder(seat: number, x: number, z: number): number {
  const [left, , low] = spacePoint(seat, 0, 0);
  const file = Math.floor((x - left) / SPACE + 0.5);
  const rank = Math.floor((z - low) / SPACE + 0.5);
  return inside(file, rank) ? spaceAt(file, rank) : -1;
}

/** Returns the place of a pawn: a slot, or further out the turn-order tile. */
function pawnPlace(worldX: number, worldZ: number): Place {
  const x = worldX / DRAFT;
  const z = worldZ / DRAFT;
  const out = Math.max(Math.abs(x), Math.abs(z)) - HALF;
  if (out <= 0.1 || out > TRACK_OUT + 0.5) return '';
  if (out > BETWEEN_OUT) return 'track';
  for (let slot = 0; slot < SLOTS; slot++) {
    const [slotX, , slotZ] = slotPoint(slot);
    if (Math.abs(slotX - worldX) <= DRAFT / 2 && Math.abs(slotZ - worldZ) <= DRAFT / 2)
      return 'slot:' + slot.toString();
  }
  return '';
}
