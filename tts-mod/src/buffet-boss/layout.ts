/**
 * Where everything of Buffet Boss lies on the table, for the save and for the script. World coordinates are those of
 * `mod/world.ts`. Plates stand in a row, all facing Red's side; before them the buffet line, behind them the kitchen.
 * Places of food: `line`, `kitchen`, `p1` (over a plate), `p1:floor` (beside it on the table), `p1:pass` (on its way to
 * the plate). Places of characters: `p1:hand`, `p1:shown`, `box`.
 */
import type { Place } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { characterAt, FOODS, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import { TABLE_TOP } from '../mod/world.js';
import type { WorldPoint } from '../mod/world.js';

/** Millimetres of the pieces per table unit. */
export const MM = 25;
/** Thickness of plates, in mm: as with food, enough not to tip over forwards or backwards. */
export const PLATE_DEPTH = 34;
/** Thickness of food, in mm. */
export const FOOD_DEPTH = 22;
/** Thickness of cards. */
export const CARD_THICKNESS = 0.05;
/** Width and height of a card in world units. */
export const CARD_SIZE = [1.6, 2.24] as const;
/** Height of the centre of a card or piece lying on the table. */
const ON_TABLE = TABLE_TOP + CARD_THICKNESS / 2;
const FLAT = TABLE_TOP + FOOD_DEPTH / MM / 2;
/** Height of lines drawn on the table, a hair above cards. */
export const LINE_HEIGHT = TABLE_TOP + 0.08;

/** Distance from one plate to the next, and the extent of a plate's own area. */
const SEAT_STEP = 9.5;
const REACH_X = 4.6;
const REACH_Z = 2.6;
/** Distances of the rows from the middle of the table. */
export const PLATE_Z = 4;
const PASS_Z = 0.4;
const TAKEN_Z = -1.6;
const LINE_Z = -4.6;
const LINE_CARD_Z = -6.9;
const SHOWN_Z = -10;
const HAND_Z = -15.5;
const KITCHEN_Z = 10.5;
/** Height of centre below which food in a plate's area counts as lying on the table. */
const FLOOR = TABLE_TOP + 15 / MM;
/** Points of the deck, the waste bin and the unused characters. */
const DECK: WorldPoint = [27, ON_TABLE, LINE_Z];
const BIN: WorldPoint = [27, ON_TABLE, TAKEN_Z + 0.4];
const BOX: WorldPoint = [-27, ON_TABLE, LINE_Z];

/** Prefix of the kind of a food card; the kind of the second one, with the mark, ends in 2. */
const CARD_KIND = 'card ';

/** Returns the kind of a food card; a food's card with the removal mark is a separate kind. */
export function cardKind(food: number, marked: boolean): string {
  return CARD_KIND + (FOODS[food]?.id ?? '') + (marked ? '2' : '');
}

/** Returns the kind of a seat’s plate. */
export function plateKind(seat: number): string {
  return 'plate ' + (SEAT_NAMES[seat] ?? '');
}

/** Whether a kind is a character card. */
export function isCharacter(kind: string): boolean {
  return characterAt(kind) >= 0;
}

/** Returns the x of the middle of a seat's plate. */
export function plateX(seat: number): number {
  return (seat - 2) * SEAT_STEP;
}

/** Returns where a seat's plate stands when level: its lowest point touches the table. */
export function platePoint(seat: number): WorldPoint {
  return [plateX(seat), TABLE_TOP, PLATE_Z];
}

/** Returns the point of food in the buffet line, from the left. */
export function linePoint(index: number): WorldPoint {
  return [(index - 2.5) * 2.6, FLAT, LINE_Z];
}

/** Returns the point of a food's card in the line. */
export function lineCardPoint(index: number): WorldPoint {
  return [(index - 2.5) * 2.6, ON_TABLE, LINE_CARD_Z];
}

/** Returns the point of one of the two copies of a food in the kitchen. */
export function kitchenPoint(food: number, copy: number): WorldPoint {
  return [(food - 10) * 2.3, FLAT, KITCHEN_Z + copy * 2];
}

/** Returns the point in front of the plate for food on its way to it. */
export function passPoint(seat: number): WorldPoint {
  return [plateX(seat), FLAT, PASS_Z];
}

/** Returns a point on the table beside the plate. */
export function floorPoint(seat: number, index: number): WorldPoint {
  const side = mod(index, 2) === 0 ? 1 : -1;
  return [plateX(seat) + side * 3.6, FLAT, PLATE_Z - 1.4 + Math.floor(index / 2) * 0.9];
}

/** Returns the point of a card of food that a seat has taken, overlapping a corner of the previous one. */
export function takenPoint(seat: number, index: number): WorldPoint {
  return [plateX(seat) - 3.6 + index * 0.5, ON_TABLE + index * CARD_THICKNESS, TAKEN_Z];
}

/** Returns the point of a card in the deck, 0 at the bottom. */
export function deckPoint(index: number): WorldPoint {
  return [DECK[0], DECK[1] + index * CARD_THICKNESS, DECK[2]];
}

/** Returns the point of a card in the waste bin, 0 at the bottom. */
export function binPoint(index: number): WorldPoint {
  return [BIN[0], BIN[1] + index * CARD_THICKNESS, BIN[2]];
}

/** Returns the point of an unused character, 0 at the bottom. */
export function boxPoint(index: number): WorldPoint {
  return [BOX[0], BOX[1] + index * CARD_THICKNESS, BOX[2]];
}

/** Returns the point of a character in a seat's hand zone, which only that seat sees. */
export function handPoint(seat: number, index: number): WorldPoint {
  return [plateX(seat) - 1 + index * 2, TABLE_TOP + 2, HAND_Z];
}

/** Returns where a seat lays the character that it reveals. */
export function shownPoint(seat: number): WorldPoint {
  return [plateX(seat), ON_TABLE, SHOWN_Z];
}

/** Returns the centre and size of a hand zone. */
export function handZone(seat: number): { readonly at: WorldPoint; readonly scale: WorldPoint } {
  return { at: [plateX(seat), TABLE_TOP + 3, HAND_Z], scale: [SEAT_STEP - 0.5, 6, 3] };
}

/** Returns the seat whose area a point is in; -1 for none. */
export function seatUnder(x: number, z: number): number {
  if (Math.abs(z - PLATE_Z) > REACH_Z) return -1;
  return seatAlong(x);
}

function seatAlong(x: number): number {
  const seat = Math.round(x / SEAT_STEP) + 2;
  return seat >= 0 && seat < SEAT_NAMES.length && Math.abs(x - plateX(seat)) <= REACH_X ? seat : -1;
}

/** Returns the place that a point is in. */
export function placeUnder(kind: string, x: number, z: number, y: number): Place {
  return isCharacter(kind) ? characterPlace(x, z) : foodPlace(x, z, y);
}

function foodPlace(x: number, z: number, y: number): Place {
  const seat = seatUnder(x, z);
  const name = SEAT_NAMES[seat] ?? '';
  if (seat >= 0) return y < FLOOR ? name + ':floor' : name;
  if (Math.abs(z - PASS_Z) < 1 && seatAlong(x) >= 0) return (SEAT_NAMES[seatAlong(x)] ?? '') + ':pass';
  if (z > KITCHEN_Z - 1.6) return 'kitchen';
  return Math.abs(z - LINE_Z) < 1.3 && Math.abs(x) < 10 ? 'line' : '';
}

function characterPlace(x: number, z: number): Place {
  const seat = seatAlong(x);
  if (x < -24.5) return 'box';
  if (seat < 0) return '';
  const name = SEAT_NAMES[seat] ?? '';
  if (z < HAND_Z + 1.9) return name + ':hand';
  return z < -7.8 ? name + ':shown' : '';
}
