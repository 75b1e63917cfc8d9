/** The cards of Top Waffle, each drawn round (0, 0): toppings, orders, items, closing cards and backs. */
import { drawing } from '../drawing.js';
import { glyph } from '../glyphs.js';
import { circle } from '../marks.js';
import type { Token } from '../palette.js';
import { scaled } from '../path-data.js';
import { group, path, short, type Group, type Path, type Point, type Shape, type ViewBox } from '../shapes.js';
import { ITEMS, TOPPINGS } from './toppings.js';

// Sizes of the cards of Top Waffle and their positions in the display; (0, 0) is the upper left corner of the table.

/** Width and height of an order card. */
export const ORDER_CARD: Point = [2, 2.5];
/** Width and height of a topping card. */
export const TOPPING_CARD: Point = [1.3, 1.8];
/** Width and height of an item card. */
export const ITEM_CARD: Point = [1.3, 1.8];

/** The gap between cards, and the margin of the display. */
const GAP = 0.22;
const EDGE = 0.3;

/** The kinds of rows in the display. */
export type Row = 'order' | 'topping' | 'item';

const SIZES: Readonly<Record<Row, Point>> = { order: ORDER_CARD, topping: TOPPING_CARD, item: ITEM_CARD };
/** Upper edges of the rows. */
const TOPS: Readonly<Record<Row, number>> = { order: 0.3, topping: 3.02, item: 5.04 };

/** Width and height of a card of a row. */
export function sizeOf(row: Row): Point {
  return SIZES[row];
}

/** The width of the display with this many slots of orders: deck, slots, and as far as the rows below reach. */
export function displayWidth(slots: number): number {
  return 2 * EDGE + (slots + 1) * (ORDER_CARD[0] + GAP) - GAP;
}

/** The middle of a card of a row: slot -1 is the deck, 0 the first card next to it. Rows below have the same width. */
export function slotCentre(row: Row, slot: number): Point {
  return [EDGE + (slot + 1) * (ORDER_CARD[0] + GAP) + ORDER_CARD[0] / 2, TOPS[row] + SIZES[row][1] / 2];
}

/** The display, with or without a row of items. */
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

/** A closing card: the moon over the closed door of the stand, and the number of the day it ends. */
export function closingCard(day: number): Group {
  return group('closing-card', [
    paper('order', 'slate'),
    path('M.1-.95A.42.42 0 1 0 .44-.33A.36.36 0 1 1 .1-.95z', { fill: 'butter', stroke: 'butter-line', width: 0.045 }),
    path('M-.72-.86v.01M-.5-.42v.01M.76-.78v.01', { stroke: 'whipped', width: 0.09 }),
    path('M-.7 1V.18H.7V1z', { fill: 'golden', stroke: 'golden-line', width: 0.05 }),
    path('M-.82.18L-.66-.1H.66L.82.18z', { fill: 'strawberry', stroke: 'strawberry-line', width: 0.05 }),
    path('M-.34.18L-.28-.1M0 .18V-.1M.34.18L.28-.1', { stroke: 'whipped', width: 0.1 }),
    numbered(day, [0, 0.6], 0.28),
  ]);
}

/** The outline of a card. */
export function frameOf([width, height]: Point, corner = 0.16): string {
  const c = corner;
  const [left, top, wide, high] = [corner - width / 2, height / 2, width - 2 * c, height - 2 * c].map(short);
  return (
    `m${left}-${top}h${wide}q${c} 0 ${c} ${c}v${high}q0 ${c}-${c} ${c}` +
    `h-${wide}q-${c} 0-${c}-${c}v-${high}q0-${c} ${c}-${c}z`
  );
}

/** A shape drawn smaller or larger, centred on a point. */
function placed(shape: Group, size: number, at: Point): Group {
  return { ...scaled(shape, size), at };
}

/** Digits round the origin, `size` times as large as the letters of a board. */
export function digits(text: string, size: number, stroke: Token = 'label'): Group {
  const d = [...text].map((digit, i) => glyph(digit, short((i - (text.length - 1) / 2) * 0.2), '0')).join('');
  return scaled(group('digits', [path(d, { stroke, width: 0.055 })]), size);
}

/** A disc round the origin. */
function disc(radius: number, fill: Token, stroke: Token): Path {
  return path(`M0 0${circle(radius)}`, { fill, stroke, width: 0.05 });
}

/** A number on a round plate. */
export function numbered(number: number, at: Point, radius: number): Group {
  return group('number', [disc(radius, 'plate', 'label'), digits(`${number}`, number > 9 ? 1.5 : 1.7)], { at });
}

/** A blank card. */
function paper(kind: Row, fill: Token = 'plate'): Path {
  return path(frameOf(sizeOf(kind)), { fill, stroke: 'plate-line', width: 0.05 });
}

/** A topping of some size at a point. */
function topping(kind: number, size: number, at: Point): Group {
  return placed(TOPPINGS[kind] ?? TOPPINGS[0], size, at);
}

/** A topping card: one topping, the same with a bonus, or two toppings. */
export interface ToppingCardArt {
  /** Numbers of its one or two toppings. */
  readonly toppings: readonly number[];
  readonly bonus: boolean;
  /** The toppings that a blender turned them into. */
  readonly changed?: readonly number[];
}

/** The printed face of a topping card. */
export function plainCard({ toppings: [first = 0, second], bonus }: ToppingCardArt): Group {
  return group('topping-card', [
    paper('topping'),
    ...(second === undefined
      ? [topping(first, 1.12, [0, -0.06])]
      : [
          path('M-.6.38L.6-.38', { stroke: 'plate-line', width: 0.04, dash: [0.08, 0.1] }),
          topping(first, 0.76, [-0.24, -0.42]),
          topping(second, 0.76, [0.24, 0.42]),
        ]),
    ...(bonus ? [group('plus', [disc(0.26, 'butter', 'butter-line'), digits('+1', 1)], { at: [0.33, 0.58] })] : []),
  ]);
}

/** A topping card, with the result of a blender. */
export function toppingCard(card: ToppingCardArt): Group {
  const { changed } = card;
  if (!changed) return plainCard(card);
  const { children, ...rest } = plainCard({ ...card, toppings: changed });
  return { ...rest, children: [...children, changedMark()] };
}

/** A swirl in the corner of a card that a blender changed. */
function changedMark(): Group {
  return group(
    'changed',
    [
      disc(0.2, 'ice', 'slate'),
      path('M.1-.02A.1.1 0 1 1 .03-.1M.03-.1L-.03-.05M.03-.1L-.02-.15', { stroke: 'slate', width: 0.04 }),
    ],
    { at: [-0.4, 0.62] },
  );
}

/** A topping without a card: half of a double, or a wild, until the end of the turn. */
export function looseTopping(kind: number): Group {
  return group('loose', [
    path(`M0 0${circle(0.58)}`, { fill: 'plate', stroke: 'plate-line', width: 0.05, dash: [0.12, 0.12] }),
    topping(kind, 1, [0, 0]),
  ]);
}

/** The stickers: a blue disc, a green leaf, a yellow star, a pink heart. */
const STICKERS: readonly string[] = [
  'blueberry-bloom,blueberry-line,3,m0-17a17 17 0 1 0 1 0z',
  'leaf,leaf-line,3,m-18 0q0-18 36-18 0 36-18 36-15 0-18-18z',
  'banana,banana-line,3,m0-22 7 15 15 1-12 10 4 16-14-9-14 9 4-16-12-10 16-1z',
  'pawn-2,pawn-2-line,3,m0 21q-40-27-14-40 10-3 14 9 4-12 14-9 26 13-14 40z',
];

/** The sticker of an order. */
export function sticker(colour: number): Group {
  return drawing('sticker', STICKERS[colour] ?? '', ',whipped,3,m-8-6q1-3 4-4');
}

/** An order card: its sticker, points, and the toppings it needs. */
export interface OrderCardArt {
  readonly sticker: number;
  /** Numbers of the toppings, in order. */
  readonly toppings: readonly number[];
  readonly points: number;
}

/**
 * An order, 2 wide and 2.5 high: its colour behind the sticker and the points, the toppings below in one or two rows.
 */
export function orderCard({ sticker: colour, toppings, points }: OrderCardArt): Group {
  const { length } = toppings;
  const two = length > 3;
  const first = two ? Math.ceil(length / 2) : length;
  return group('order-card', [
    paper('order', 'batter'),
    path('M1-.46H-1V-1.09q0-.16.16-.16H.84q.16 0 .16.16z', {
      fill: STICKERS[colour]?.split(',')[0] as Token,
      opacity: 0.35,
    }),
    path('M-1-.46H1', { stroke: 'plate-line', width: 0.04 }),
    placed(sticker(colour), 0.75, [-0.58, -0.86]),
    numbered(points, [0.56, -0.86], 0.3),
    ...toppings.map((kind, i) => {
      const below = i < first ? 0 : first;
      const x = i - below - ((below ? length - first : first) - 1) / 2;
      return topping(kind, 0.72, [x * 0.62, below ? 0.74 : two ? 0.04 : 0.38]);
    }),
  ]);
}

/** An item card; to its lower left and right are the items that upgrade it. */
export function itemCard(item: number): Group {
  const drawn = (at: number, size: number, point: Point): Shape[] => {
    const shape = ITEMS.at(at);
    return shape ? [placed(shape, size, point)] : [];
  };
  return group('item-card', [
    paper('item', 'ice'),
    ...drawn(item, 1.12, [0, -0.26]),
    path('M-.52.36H.52', { stroke: 'ice-line', width: 0.04 }),
    placed(digits('+', 1), 1, [0, 0.62]),
    // Negative places count from the end
    ...drawn(item - 1, 0.38, [-0.33, 0.62]),
    ...drawn(item + 1 - ITEMS.length, 0.38, [0.33, 0.62]),
  ]);
}

/** The colours of the backs. */
const BACKS: Readonly<Record<Row, Token>> = { order: 'golden', topping: 'strawberry', item: 'ice-shade' };

/** The lines of a waffle, as large as the back of a topping card. */
const GRID = group('grid', [
  path('M-.45-.7h.9v1.4h-.9zm0 .35h.9m-.9.35h.9m-.9.35h.9M-.18-.7V.7M.18-.7V.7', {
    stroke: 'whipped',
    width: 0.05,
  }),
]);

/** The back of a card: the lines of a waffle on its colour. */
export function cardBack(kind: Row): Group {
  return group('card-back', [paper(kind, BACKS[kind]), scaled(GRID, kind === 'order' ? 1.5 : 1)]);
}

/** A deck with its number of cards; the number is left out when unknown. */
export function deck(kind: Row, count: number | undefined): Group {
  const back = cardBack(kind);
  return group('deck', [
    ...(count === 0 ? gap(kind).children : [{ ...back, at: [0.06, 0.06] as const }, back]),
    ...(count === undefined ? [] : [numbered(count, [0, 0], 0.42)]),
  ]);
}

/** An empty place for a card. */
export function gap(kind: Row): Group {
  return group('gap', [path(frameOf(sizeOf(kind)), { stroke: 'cloth-line', width: 0.03, dash: [0.06, 0.1] })]);
}

// Marks on the cards of Top Waffle.

/** A frame round a card, with a light edge visible on any background. */
export function cardMark(size: Point, at: Point, stroke: Token): Group {
  const frame = frameOf([size[0] + 0.06, size[1] + 0.06], 0.18);
  return group('mark', [path(frame, { stroke: 'whipped', width: 0.2 }), path(frame, { stroke, width: 0.11 })], { at });
}

/** An order that can be completed now: a golden frame and a bell. */
export function readyMark(at: Point): Group {
  const frame = frameOf([ORDER_CARD[0] + 0.06, ORDER_CARD[1] + 0.06], 0.18);
  const bell: Shape[] = [
    path('M-.22.08Q-.22-.18 0-.18T.22.08z', { fill: 'mark-win', stroke: 'golden-line', width: 0.045 }),
    path('M-.28.12H.28M0-.2V-.25', { stroke: 'golden-line', width: 0.06 }),
  ];
  return group(
    'ready',
    [
      path(frame, { stroke: 'golden-line', width: 0.22 }),
      path(frame, { stroke: 'mark-win', width: 0.12 }),
      group('bell', [disc(0.36, 'plate', 'golden-line'), ...bell], {
        at: [0, 1.2],
      }),
    ],
    { at },
  );
}

/** The missing toppings of an order, in a strip on its lower edge. */
export function missingMark(at: Point, toppings: readonly number[]): Group {
  const step = Math.min(0.38, 1.7 / Math.max(1, toppings.length));
  const half = (step * toppings.length) / 2 + 0.18;
  return group(
    'missing',
    [
      path(frameOf([2 * half, 0.5], 0.2), { fill: 'plate', stroke: 'mark-threat', width: 0.05, dash: [0.1, 0.1] }),
      ...toppings.map((kind, i) => topping(kind, 0.42, [(i - (toppings.length - 1) / 2) * step, 0])),
    ],
    { at: [at[0], at[1] + 1.18] },
  );
}

/** The number of cards in a pile, on its upper right corner. */
export function countMark(at: Point, count: number): Group {
  return group('count', [disc(0.28, 'label', 'whipped'), digits(count.toString(), 1.3, 'whipped')], { at });
}
