/**
 * Where everything of Top Waffle lies on the table, for the save and for the script. World coordinates are those of
 * `mod/world.ts`: the counter with decks and display in the middle, three kitchens on either side of it, each with a hand
 * zone behind. Places: `order:2`, `topping:d`, `item:1`, `discard:t`, `discard:i`, `p1:hand`, `p1:seen` (groceries looked
 * at), `p1:play` (what is laid out), `p1:turn` (what lasts for the turn), `p1:reserved`, `p1:done`, `p1:trash`.
 */
import type { Place } from '@griddle/rules/core/contract.js';
import { ITEMS, ORDERS, SEAT_NAMES, TOPPINGS } from '@griddle/rules/internal/top-waffle/components.js';
import { readCard } from '@griddle/rules/internal/top-waffle/cards.js';
import { parkingPoint, TABLE_TOP } from '../mod/world.js';
import type { WorldPoint } from '../mod/world.js';

/** Table units per unit of the art. */
const SCALE = 1.25;
/** Width and height of order cards. */
export const ORDER_SIZE = [2 * SCALE, 2.5 * SCALE] as const;
/** Width and height of toppings and items. */
export const CARD_SIZE = [1.3 * SCALE, 1.8 * SCALE] as const;
/** Width of things that last only for the turn. */
export const LOOSE_WIDTH = 1.1;
/** Thickness of the counter and the kitchens. */
export const BOARD_THICKNESS = 0.1;
/** Thickness of cards. */
export const THICKNESS = 0.1;
/** Height of the middles of counter and kitchens, which lie on the table. */
export const BOARD_HEIGHT = TABLE_TOP + BOARD_THICKNESS / 2;
const ON_BOARD = TABLE_TOP + BOARD_THICKNESS + THICKNESS / 2;
/** Height of lines drawn on the boards, above cards that lie on them. */
export const LINE_HEIGHT = TABLE_TOP + BOARD_THICKNESS + 3 * THICKNESS;

/** Families of movable things. */
export type Family = 'order' | 'topping' | 'item' | 'loose' | '';

const DECK = 'deck ';

/** Returns the kind of a deck's top card, which lies face down and represents the deck. */
export function deckKind(family: Family): string {
  return DECK + family;
}

/** Whether a kind is the top of a deck; its family is that of the deck's cards. */
export function isDeckTop(kind: string): boolean {
  return kind.startsWith(DECK);
}

/** Returns the family of a kind. */
export function familyOf(kind: string): Family {
  if (isDeckTop(kind)) return kind === deckKind('order') ? 'order' : kind === deckKind('item') ? 'item' : 'topping';
  if (ITEMS.includes(kind)) return 'item';
  if (kind.length === 1 && TOPPINGS.toLowerCase().includes(kind)) return 'loose';
  if (readCard(kind) >= 0) return 'topping';
  return ORDERS.some(({ name }) => name === kind) ? 'order' : '';
}

/** Returns the kind of a day's closing card. */
export function closingKind(day: number): string {
  return 'closing ' + day.toString();
}

/** Middles of the counter's rows, and the step from card to card. */
const ROW_Z: Readonly<Record<string, number>> = { order: 3.3, topping: 0.1, item: -2.6 };
const STEP = 2.9;
/** Width and depth of the counter. */
export const COUNTER_SIZE = [22.4, 10.8] as const;
const COUNTER_Z = 0.4;
/** Positions of the discards and of the closing card. */
const DISCARD_X = 9.4;
const CLOSING_X = -9.4;

/** The middle of the counter at a height. */
export function counterPoint(height: number): WorldPoint {
  return [0, height, COUNTER_Z];
}

/** Returns the point of a slot of the display, from 0; -1 is the deck. */
export function slotPoint(family: Family, slot: number): WorldPoint {
  return [(slot - 1) * STEP - (slot < 0 ? 0.4 : 0), ON_BOARD, ROW_Z[family] ?? 0];
}

/** Returns the point of the open closing card. */
export function closingPoint(): WorldPoint {
  return [CLOSING_X, ON_BOARD, ROW_Z['order'] ?? 0];
}

/** Returns the point of the `index`th card in a discard heap. */
export function discardPoint(family: Family, index: number): WorldPoint {
  return [DISCARD_X, ON_BOARD + index * THICKNESS, ROW_Z[family] ?? 0];
}

/** Position of the box. */
export const BOX_POINT: WorldPoint = parkingPoint(0);

/** Column of each seat's kitchen, clockwise round the counter from the lower left. */
const COLUMNS: readonly number[] = [-1, -1, 0, 1, 1, 0];
const SIDES: readonly number[] = [-1, 1, 1, 1, -1, -1];
const KITCHEN_STEP = 15;
/** From the middle of the table to the near edge of a kitchen, and to the end of its hand zone. */
const NEAR_EDGE = 6.4;
const FAR_EDGE = 21;
/** Width and depth of a player's kitchen. */
export const KITCHEN_SIZE = [14.4, 7.8] as const;

/** Returns -1 for Red's side of the table, 1 for the other. */
export function sideOf(seat: number): number {
  return SIDES[seat] ?? -1;
}

/** Returns a point of a kitchen: `right` of its middle as Red sees it, and `out` from the middle of the table. */
function kitchenAt(seat: number, right: number, out: number, height: number): WorldPoint {
  return [(COLUMNS[seat] ?? 0) * KITCHEN_STEP + right, height, sideOf(seat) * out];
}

/** The middle of a seat’s kitchen at a height. */
export function kitchenPoint(seat: number, height: number): WorldPoint {
  return kitchenAt(seat, 0, NEAR_EDGE + KITCHEN_SIZE[1] / 2, height);
}

/** A part of a kitchen: its extent to the right and outwards, and how cards are laid in it. */
interface Part {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
  /** Distance between cards; many cards lie closer. */
  readonly step: number;
  /** The families that belong there. */
  readonly holds: readonly Family[];
}

const PARTS: readonly Part[] = [
  { name: 'play', left: -7, right: 1, from: NEAR_EDGE, to: 9.4, step: 1.7, holds: ['topping', 'item'] },
  { name: 'turn', left: 1, right: 7, from: NEAR_EDGE, to: 9.4, step: 1.2, holds: ['topping', 'loose'] },
  { name: 'reserved', left: -7, right: -1.6, from: 9.4, to: 14.2, step: 1.6, holds: ['order'] },
  { name: 'done', left: -1.6, right: 3.8, from: 9.4, to: 14.2, step: 0.8, holds: ['order', 'topping'] },
  { name: 'trash', left: 3.8, right: 7, from: 9.4, to: 14.2, step: 0.5, holds: ['topping'] },
  { name: 'hand', left: -7, right: 2.2, from: 14.4, to: FAR_EDGE, step: 1.7, holds: ['topping', 'item'] },
  { name: 'seen', left: 2.6, right: 7, from: 14.4, to: FAR_EDGE, step: 1.1, holds: ['topping'] },
];

function partOf(name: string): Part {
  return PARTS.find((part) => part.name === name) ?? { name, left: 0, right: 0, from: 0, to: 0, step: 0, holds: [] };
}

/** Returns the place of a part of a kitchen: `p1:hand`. */
export function seatPlace(seat: number, part: string): Place {
  return (SEAT_NAMES[seat] ?? '') + ':' + part;
}

/** Returns the point of the `index`th of `count` cards in a part, each a little higher than the one before. */
export function partPoint(seat: number, name: string, index: number, count: number): WorldPoint {
  const { left, right, from, to, step } = partOf(name);
  const room = right - left - 1.8;
  const apart = count > 1 ? Math.min(step, room / (count - 1)) : 0;
  return kitchenAt(seat, left + 0.9 + index * apart, (from + to) / 2, ON_BOARD + index * THICKNESS);
}

/** Returns the middle of a part, with its width and depth. */
export function partArea(seat: number, name: string, height: number): { at: WorldPoint; size: [number, number] } {
  const { left, right, from, to } = partOf(name);
  return { at: kitchenAt(seat, (left + right) / 2, (from + to) / 2, height), size: [right - left, to - from] };
}

/** Returns the place of a point for a kind; empty for none. */
export function placeUnder(kind: string, x: number, z: number): Place {
  const family = familyOf(kind);
  if (family === '') return '';
  return Math.abs(z) < NEAR_EDGE ? counterPlace(family, x, z) : kitchenPlace(family, x, z);
}

/** Returns the slot, deck or discard of a family's row at a point. */
function counterPlace(family: Family, x: number, z: number): Place {
  if (family === 'loose') return '';
  const height = family === 'order' ? ORDER_SIZE[1] : CARD_SIZE[1];
  if (Math.abs(x - DISCARD_X) <= STEP / 2 && family !== 'order') return 'discard:' + family.charAt(0);
  if (Math.abs(z - (ROW_Z[family] ?? 0)) > height / 2) return '';
  for (let slot = -1; slot < 4; slot++) {
    if (Math.abs(x - slotPoint(family, slot)[0]) > STEP / 2) continue;
    return family + ':' + (slot < 0 ? 'd' : (slot + 1).toString());
  }
  return '';
}

function kitchenPlace(family: Family, x: number, z: number): Place {
  for (let seat = 0; seat < SEAT_NAMES.length; seat++) {
    const right = x - (COLUMNS[seat] ?? 0) * KITCHEN_STEP;
    const out = z * sideOf(seat);
    const part = PARTS.find((one) => right >= one.left && right < one.right && out >= one.from && out < one.to);
    if (part !== undefined) return part.holds.includes(family) ? seatPlace(seat, part.name) : '';
  }
  return '';
}
