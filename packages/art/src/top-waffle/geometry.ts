/** Sizes of the cards of Top Waffle and where they lie in the display; (0, 0) is the upper left corner of the table. */
import type { Point, ViewBox } from '../shapes.js';

/** Width and height of an order card. */
export const ORDER_CARD: Point = [2, 2.5];
/** Width and height of a topping card. */
export const TOPPING_CARD: Point = [1.3, 1.8];
/** Width and height of an item card. */
export const ITEM_CARD: Point = [1.3, 1.8];

/** Between cards, and round the display. */
const GAP = 0.22;
const EDGE = 0.3;

/** What lies in the rows of the display. */
export type Row = 'order' | 'topping' | 'item';

const SIZES: Readonly<Record<Row, Point>> = { order: ORDER_CARD, topping: TOPPING_CARD, item: ITEM_CARD };
/** Upper edges of the rows. */
const TOPS: Readonly<Record<Row, number>> = { order: 0.3, topping: 3.02, item: 5.04 };

/** Width and height of a card of a row. */
export function sizeOf(row: Row): Point {
  return SIZES[row];
}

/** The width of the display with so many slots of orders: deck, slots, and as far the rows below reach. */
export function displayWidth(slots: number): number {
  return 2 * EDGE + (slots + 1) * (ORDER_CARD[0] + GAP) - GAP;
}

/** The middle of a card of a row: slot -1 is the deck, 0 the first card beside it. Rows below are spread as wide. */
export function slotCentre(row: Row, slot: number): Point {
  return [EDGE + (slot + 1) * (ORDER_CARD[0] + GAP) + ORDER_CARD[0] / 2, TOPS[row] + SIZES[row][1] / 2];
}

/** The display, with a row of items or without. */
export function displayBox(slots: number, items: boolean): ViewBox {
  const height = items ? TOPS.item + ITEM_CARD[1] : TOPS.topping + TOPPING_CARD[1];
  return [0, 0, displayWidth(slots), height + EDGE];
}

/** The middle of the card `at` in rows of `columns` cards of a size, the first row beginning at (0, 0). */
export function gridCentre(at: number, columns: number, size: Point): Point {
  const [width, height] = [size[0] + GAP, size[1] + GAP];
  return [((at % columns) + 0.5) * width, (Math.floor(at / columns) + 0.5) * height];
}

/** A box that holds `count` cards of a size in rows of `columns`. */
export function gridBox(count: number, columns: number, size: Point): ViewBox {
  const rows = Math.max(1, Math.ceil(count / columns));
  return [0, 0, columns * (size[0] + GAP), rows * (size[1] + GAP)];
}
