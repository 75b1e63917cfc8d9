/** The cards of Top Waffle, each drawn round (0, 0): toppings, orders, items, closing cards and backs. */
import { glyph } from '../glyphs.js';
import { circle, drawnAt } from '../marks.js';
import type { Token } from '../palette.js';
import { scaled } from '../scaled.js';
import { group, path, short, type Group, type Point, type Shape } from '../shapes.js';
import { ITEM_CARD, ORDER_CARD, TOPPING_CARD } from './geometry.js';
import { ITEMS, TOPPINGS } from './toppings.js';

/** The outline of a card round the origin. */
export function frameOf([width, height]: Point, corner = 0.16): string {
  const [x, y, c] = [width / 2, height / 2, corner];
  const side = short(2 * (x - c));
  const rise = short(2 * (y - c));
  return (
    `M${short(c - x)} ${short(-y)}h${side}q${c} 0 ${c} ${c}v${rise}q0 ${c}-${c} ${c}` +
    `h-${side}q-${c} 0-${c}-${c}v-${rise}q0-${c} ${c}-${c}z`
  );
}

/** Digits round a point, drawn `size` times as large as letters of a board. */
export function digits(text: string, at: Point, size: number, stroke: Token = 'label'): Group {
  const d = [...text].map((digit, i) => glyph(digit, short((i - (text.length - 1) / 2) * 0.2), '0')).join('');
  return { ...scaled(group('digits', [path(d, { stroke, width: 0.055 })]), size), at };
}

function paper(size: Point, ground: Token = 'plate'): Shape[] {
  return [path(frameOf(size), { fill: ground, stroke: 'plate-line', width: 0.05 })];
}

/** A plus sign and a 1 on a round ground: what a bonus card gives. */
function bonusMark(at: Point): Group {
  return group(
    'plus',
    [
      path(`M0 0${circle(0.26)}`, { fill: 'butter', stroke: 'butter-line', width: 0.05 }),
      path(`M-.16 0H-.02M-.09-.07V.07${glyph('1', '.1', '0')}`, { stroke: 'label', width: 0.05 }),
    ],
    { at },
  );
}

/** A topping card: one topping, the same with a bonus, or two toppings. */
export interface ToppingCardArt {
  /** Numbers of its one or two toppings. */
  readonly toppings: readonly number[];
  readonly bonus: boolean;
  /** What the toppings were made into by a blender. */
  readonly changed?: readonly number[];
}

export function toppingCard({ toppings, bonus, changed }: ToppingCardArt): Group {
  const [first = 0, second] = changed ?? toppings;
  const shapes = paper(TOPPING_CARD);
  if (second === undefined) {
    shapes.push({ ...scaled(TOPPINGS[first] ?? TOPPINGS[0], 1.12), at: [0, -0.06] });
  } else {
    shapes.push(path('M-.6.38L.6-.38', { stroke: 'plate-line', width: 0.04, dash: [0.08, 0.1] }));
    shapes.push({ ...scaled(TOPPINGS[first] ?? TOPPINGS[0], 0.76), at: [-0.24, -0.42] });
    shapes.push({ ...scaled(TOPPINGS[second] ?? TOPPINGS[0], 0.76), at: [0.24, 0.42] });
  }
  if (bonus) shapes.push(bonusMark([0.33, 0.58]));
  if (changed) shapes.push(changedMark());
  return group('topping-card', shapes);
}

/** A swirl in the corner of a card that a blender changed. */
function changedMark(): Group {
  return group(
    'changed',
    [
      path(`M0 0${circle(0.2)}`, { fill: 'ice', stroke: 'steel-line', width: 0.04 }),
      path('M.1-.02A.1.1 0 1 1 .03-.1M.03-.1L-.03-.05M.03-.1L-.02-.15', { stroke: 'steel-line', width: 0.04 }),
    ],
    { at: [-0.4, 0.62] },
  );
}

/** A topping without a card: a half of a double, or a wild, until the turn's end. */
export function looseTopping(topping: number): Group {
  return group('loose', [
    path(`M0 0${circle(0.58)}`, { fill: 'plate', stroke: 'plate-line', width: 0.05, dash: [0.12, 0.12] }),
    TOPPINGS[topping] ?? TOPPINGS[0],
  ]);
}

/** The colour of each sticker: blue, green, yellow, pink. */
const STICKERS: readonly Token[] = ['blueberry-bloom', 'leaf', 'banana', 'pawn-2'];
const STICKER_LINES: readonly Token[] = ['blueberry-line', 'leaf-line', 'banana-line', 'pawn-2-line'];

/** The outlines of the stickers: a disc, a leaf, a star, a heart. */
const STICKER_SHAPES: readonly string[] = [
  `M0 0${circle(0.24)}`,
  'M-.26.02Q-.24-.26.26-.26Q.28.24-.02.26Q-.2.27-.26.02z',
  'M0-.3L.09-.1L.3-.08L.14.06L.19.28L0 .17L-.19.28L-.14.06L-.3-.08L-.09-.1z',
  'M0-.13C.08-.29.3-.27.3-.08C.3.1.12.2 0 .29C-.12.2-.3.1-.3-.08C-.3-.27-.08-.29 0-.13z',
];

/** The sticker of an order. */
export function sticker(colour: number): Group {
  return group('sticker', [
    path(STICKER_SHAPES[colour] ?? '', {
      fill: STICKERS[colour] ?? 'plate',
      stroke: STICKER_LINES[colour] ?? 'label',
      width: 0.045,
    }),
    path('M-.12-.08q.02-.06.08-.08', { stroke: 'whipped', width: 0.045 }),
  ]);
}

/** An order card: its sticker, points, and the toppings it needs. */
export interface OrderCardArt {
  readonly sticker: number;
  /** Numbers of the toppings, in order. */
  readonly toppings: readonly number[];
  readonly points: number;
}

/** Where one to five toppings lie on an order. */
function spotsFor(count: number): Point[] {
  const first = count <= 3 ? count : Math.ceil(count / 2);
  const row = (length: number, y: number): Point[] =>
    Array.from({ length }, (_unused, i): Point => [(i - (length - 1) / 2) * 0.62, y]);
  return count <= 3 ? row(count, 0.38) : [...row(first, 0.04), ...row(count - first, 0.74)];
}

export function orderCard({ sticker: colour, toppings, points }: OrderCardArt): Group {
  const spots = spotsFor(toppings.length);
  return group('order-card', [
    ...paper(ORDER_CARD, 'batter'),
    path('M-1-.46H1V-1.09Q1-1.25.84-1.25H-.84Q-1-1.25-1-1.09z', { fill: STICKERS[colour] ?? 'plate', opacity: 0.35 }),
    path('M-1-.46H1', { stroke: 'plate-line', width: 0.04 }),
    { ...scaled(sticker(colour), 1.1), at: [-0.58, -0.86] },
    path(drawnAt([[0.56, -0.86]], circle(0.3)), { fill: 'plate', stroke: 'label', width: 0.05 }),
    digits(points.toString(), [0.56, -0.86], 1.7),
    ...toppings.map((topping, i) => ({ ...scaled(TOPPINGS[topping] ?? TOPPINGS[0], 0.72), at: spots[i] ?? [0, 0.4] })),
  ]);
}

/** An item card; left and right below are the items that upgrade it. */
export function itemCard(item: number): Group {
  const before = ITEMS[(item + ITEMS.length - 1) % ITEMS.length];
  const after = ITEMS[(item + 1) % ITEMS.length];
  const own = ITEMS[item];
  return group('item-card', [
    ...paper(ITEM_CARD, 'ice'),
    ...(own ? [{ ...scaled(own, 1.12), at: [0, -0.26] as Point }] : []),
    path('M-.52.36H.52', { stroke: 'ice-line', width: 0.04 }),
    path('M-.06.62H.06M0 .56V.68', { stroke: 'label', width: 0.045 }),
    ...(before ? [{ ...scaled(before, 0.38), at: [-0.33, 0.62] as Point }] : []),
    ...(after ? [{ ...scaled(after, 0.38), at: [0.33, 0.62] as Point }] : []),
  ]);
}

/** A closing card: the moon over the closed door of the stand, and the number of the day it ends. */
export function closingCard(day: number): Group {
  return group('closing-card', [
    ...paper(ORDER_CARD, 'slate'),
    path('M.1-.95A.42.42 0 1 0 .44-.33A.36.36 0 1 1 .1-.95z', { fill: 'butter', stroke: 'butter-line', width: 0.045 }),
    path('M-.72-.86v.01M-.5-.42v.01M.76-.78v.01', { stroke: 'whipped', width: 0.09 }),
    path('M-.7 1V.18H.7V1z', { fill: 'golden', stroke: 'golden-line', width: 0.05 }),
    path('M-.82.18L-.66-.1H.66L.82.18z', { fill: 'strawberry', stroke: 'strawberry-line', width: 0.05 }),
    path('M-.34.18L-.28-.1M0 .18V-.1M.34.18L.28-.1', { stroke: 'whipped', width: 0.1 }),
    path(drawnAt([[0, 0.6]], circle(0.27)), { fill: 'plate', stroke: 'label', width: 0.05 }),
    digits(day.toString(), [0, 0.6], 1.6),
  ]);
}

/** Backs of cards, and gaps where none lies. */
export type BackKind = 'order' | 'topping' | 'item';

const BACK_SIZES: Readonly<Record<BackKind, Point>> = { order: ORDER_CARD, topping: TOPPING_CARD, item: ITEM_CARD };
const BACK_GROUNDS: Readonly<Record<BackKind, Token>> = {
  order: 'golden',
  topping: 'strawberry-glaze',
  item: 'ice-shade',
};

/** The back of a card, a waffle's grid on its colour. */
export function cardBack(kind: BackKind): Group {
  const [width, height] = BACK_SIZES[kind];
  const [x, y] = [width / 2 - 0.2, height / 2 - 0.2];
  const across = [-0.5, 0, 0.5].map((part) => `M${short(-x)} ${short(part * y)}H${short(x)}`).join('');
  const down = [-0.4, 0.4].map((part) => `M${short(part * x)} ${short(-y)}V${short(y)}`).join('');
  return group('card-back', [
    ...paper([width, height], BACK_GROUNDS[kind]),
    path(frameOf([2 * x, 2 * y], 0.1), { stroke: 'whipped', width: 0.05 }),
    path(across + down, { stroke: 'whipped', width: 0.05, opacity: 0.8 }),
  ]);
}

/** A deck with the number of its cards on it; the number is left out when it is not known. */
export function deck(kind: BackKind, count: number | undefined): Group {
  const back = cardBack(kind);
  const empty = path(frameOf(BACK_SIZES[kind]), { stroke: 'cloth-line', width: 0.05, dash: [0.14, 0.14] });
  const plate: Shape[] =
    count === undefined
      ? []
      : [
          path(`M0 0${circle(0.42)}`, { fill: 'plate', stroke: 'label', width: 0.05 }),
          digits(count.toString(), [0, 0], 1.8),
        ];
  if (count === 0) return group('deck', [empty, ...plate]);
  return group('deck', [{ ...back, at: [0.06, 0.06] }, back, ...plate]);
}

/** Where a card may lie. */
export function gap(kind: BackKind): Group {
  return group('gap', [path(frameOf(BACK_SIZES[kind]), { stroke: 'cloth-line', width: 0.05, dash: [0.14, 0.14] })]);
}
