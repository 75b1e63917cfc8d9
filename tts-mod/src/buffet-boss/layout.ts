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

/** Millimetres of the pieces in one unit of the table. */
export const MM = 25;
/** How thick plates are, in mm: as with food, enough not to tip over forwards or backwards. */
export const PLATE_DEPTH = 34;
/** How thick the pieces of food are, in mm. */
export const FOOD_DEPTH = 22;
/** Thickness of cards. */
export const CARD_THICKNESS = 0.05;
/** Width and height of a card in world units. */
export const CARD_SIZE = [1.6, 2.24] as const;
/** Height of the middle of a card and of a piece that lie on the table. */
const ON_TABLE = TABLE_TOP + CARD_THICKNESS / 2;
const FLAT = TABLE_TOP + FOOD_DEPTH / MM / 2;
/** Height of lines drawn on the table, a hair above cards. */
export const LINE_HEIGHT = TABLE_TOP + 0.08;

/** From one plate to the next, and how far a plate's own part of the table reaches. */
const SEAT_STEP = 9.5;
const REACH_X = 4.6;
const REACH_Z = 2.6;
/** How far from the middle of the table the rows lie. */
export const PLATE_Z = 4;
const PASS_Z = 0.4;
const TAKEN_Z = -1.6;
const LINE_Z = -4.6;
const LINE_CARD_Z = -6.9;
const SHOWN_Z = -10;
const HAND_Z = -15.5;
const KITCHEN_Z = 10.5;
/** Food over a plate's part of the table whose middle is lower than this lies on the table. */
const FLOOR = TABLE_TOP + 15 / MM;
/** Where the deck, the waste bin and the characters that nobody has lie. */
const DECK: WorldPoint = [27, ON_TABLE, LINE_Z];
const BIN: WorldPoint = [27, ON_TABLE, TAKEN_Z + 0.4];
const BOX: WorldPoint = [-27, ON_TABLE, LINE_Z];

/** What begins the kind of a food's card; the second one, with the mark, ends in 2. */
const CARD_KIND = 'card ';

/** The kind of a food card; of the two of a food, the one with the removal mark is a kind of its own. */
export function cardKind(food: number, marked: boolean): string {
  return CARD_KIND + (FOODS[food]?.id ?? '') + (marked ? '2' : '');
}

/** The kind of a seat’s plate. */
export function plateKind(seat: number): string {
  return 'plate ' + (SEAT_NAMES[seat] ?? '');
}

/** Whether a kind is a character card. */
export function isCharacter(kind: string): boolean {
  return characterAt(kind) >= 0;
}

/** The x of the middle of a seat's plate. */
export function plateX(seat: number): number {
  return (seat - 2) * SEAT_STEP;
}

/** Where the plate of a seat stands when it is level: its lowest point touches the table. */
export function platePoint(seat: number): WorldPoint {
  return [plateX(seat), TABLE_TOP, PLATE_Z];
}

/** Where the food of the buffet line lies, from the left. */
export function linePoint(index: number): WorldPoint {
  return [(index - 2.5) * 2.6, FLAT, LINE_Z];
}

/** Where the card of a food in the line lies. */
export function lineCardPoint(index: number): WorldPoint {
  return [(index - 2.5) * 2.6, ON_TABLE, LINE_CARD_Z];
}

/** The place of a food, of which there are two, in the kitchen. */
export function kitchenPoint(food: number, copy: number): WorldPoint {
  return [(food - 10) * 2.3, FLAT, KITCHEN_Z + copy * 2];
}

/** Before the plate: food on its way to it. */
export function passPoint(seat: number): WorldPoint {
  return [plateX(seat), FLAT, PASS_Z];
}

/** On the table beside the plate. */
export function floorPoint(seat: number, index: number): WorldPoint {
  const side = mod(index, 2) === 0 ? 1 : -1;
  return [plateX(seat) + side * 3.6, FLAT, PLATE_Z - 1.4 + Math.floor(index / 2) * 0.9];
}

/** Cards of the food that a seat has taken, each over a corner of the one before. */
export function takenPoint(seat: number, index: number): WorldPoint {
  return [plateX(seat) - 3.6 + index * 0.5, ON_TABLE + index * CARD_THICKNESS, TAKEN_Z];
}

/** Where a card of the deck lies, 0 at the bottom. */
export function deckPoint(index: number): WorldPoint {
  return [DECK[0], DECK[1] + index * CARD_THICKNESS, DECK[2]];
}

/** Where a card in the waste bin lies, 0 at the bottom. */
export function binPoint(index: number): WorldPoint {
  return [BIN[0], BIN[1] + index * CARD_THICKNESS, BIN[2]];
}

/** Where a character that nobody has lies, 0 at the bottom. */
export function boxPoint(index: number): WorldPoint {
  return [BOX[0], BOX[1] + index * CARD_THICKNESS, BOX[2]];
}

/** Characters in the hand zone of a seat, which only that seat sees. */
export function handPoint(seat: number, index: number): WorldPoint {
  return [plateX(seat) - 1 + index * 2, TABLE_TOP + 2, HAND_Z];
}

/** Where a seat lays the character that it reveals. */
export function shownPoint(seat: number): WorldPoint {
  return [plateX(seat), ON_TABLE, SHOWN_Z];
}

/** Middle and size of a hand zone. */
export function handZone(seat: number): { readonly at: WorldPoint; readonly scale: WorldPoint } {
  return { at: [plateX(seat), TABLE_TOP + 3, HAND_Z], scale: [SEAT_STEP - 0.5, 6, 3] };
}

/** The seat over whose part of the table a point lies; -1 for none. */
export function seatUnder(x: number, z: number): number {
  if (Math.abs(z - PLATE_Z) > REACH_Z) return -1;
  return seatAlong(x);
}

function seatAlong(x: number): number {
  const seat = Math.round(x / SEAT_STEP) + 2;
  return seat >= 0 && seat < SEAT_NAMES.length && Math.abs(x - plateX(seat)) <= REACH_X ? seat : -1;
}

/** The place in which a point lies. */
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
