/** Configuration cards and the recap card, each one hex of the card field, round (0, 0). */
import { glyph } from '../glyphs.js';
import type { Token } from '../palette.js';
import { scaled } from '../path-data.js';
import { group, path, type Group, type Shape, type Path, short } from '../shapes.js';
import { sized } from './geometry.js';
import { PENGOS, ICEBERG, TILE } from './tiles.js';

// The six symbols of configuration cards, each drawn round (0, 0) about 0.5 wide, in the order of the rules; and numbers.

// The six symbols of configuration cards, each drawn round (0, 0) about 0.5 wide, in the order of the rules.

function line(d: string, stroke: Token = 'slate', width = 0.03): Path {
  return path(sized(d, 0.01), { stroke, width });
}

function body(d: string, fill: Token): Path {
  return { ...line(d), fill };
}

const FISH = group('fish', [
  body('m-25 0q17-18 37-2l13-10v26l-13-10q-20 16-37-4z', 'beak'),
  line('m-14-2v1', 'slate', 0.05),
]);

const EGG = group('egg', [
  body('m0-24c12 0 19 20 19 31 0 11-9 17-19 17s-19-6-19-17c0-11 7-31 19-31z', 'whipped'),
  line('m-6-8v1m13 9v1m-12 9v1', 'ice-line', 0.05),
]);

const ICE_CUBE = group('ice-cube', [
  body('m0-24l22 12v24l-22 12-22-12v-24z', 'ice'),
  line('m-22-12l22 12 22-12m-22 12v24'),
]);

const RAYS = 'm0-23v46m-20-34l40 23m-40 0l40-23';
const SNOWFLAKE = group('snowflake', [
  line(RAYS, 'slate', 0.08),
  line(RAYS, 'ice-shade', 0.035),
  line('m-7-19l7 7 7-7m-14 38l7-7 7 7', 'slate', 0.04),
]);

const FEATHER = group('feather', [
  body('m-20 22q4-38 40-45-2 33-30 35z', 'slate-light'),
  line('m-20 22l30-34', 'whipped'),
]);

/** A webbed foot: a short leg, three toes apart, and lines in the web between them. */
const FOOT = group('foot', [
  body('m-4-23h8v12l18 22q2 7-5 6l-8-3-3 8q-6 7-12 0l-3-8-8 3q-7 1-5-6l18-22z', 'pengo-yellow'),
  line('m0-6v20m-4-18l-8 11m16-11l8 11'),
]);

/** By number: fish, egg, ice cube, snowflake, feather, foot. */
export const SYMBOL_SHAPES: readonly Group[] = [FISH, EGG, ICE_CUBE, SNOWFLAKE, FEATHER, FOOT];

// Numbers in a picture, drawn with the strokes of coordinates.

/** From one digit to the next. */
const ADVANCE = 0.18;

/** Path data of a number with its middle at a point, for a stroke about 0.04 wide. */
export function numeral(text: string, x: number, y: number): string {
  const left = x - (ADVANCE * (text.length - 1)) / 2;
  return [...text].map((digit, at) => glyph(digit, short(left + ADVANCE * at), short(y))).join('');
}

/** The requirement of a card; the rules' cards satisfy it. */
export type CardCriterion =
  | { readonly kind: 'adjacency'; readonly type: number; readonly others: readonly number[] }
  | { readonly kind: 'proximity'; readonly type: number; readonly between: number }
  | { readonly kind: 'size'; readonly type: number };

/** Points for sets of 1 to 6 symbols, as on the recap card (WD-28). */
const SETS: readonly string[] = ['3', '6', '10', '15', '21', '28'];

function placed(shape: Group, factor: number, x: number, y: number): Group {
  return { ...scaled(shape, factor), at: [x, y] };
}

function pengo(type: number, factor: number, x: number, y: number): Shape[] {
  const shape = PENGOS[type];
  return shape ? [placed(shape, factor, x, y)] : [];
}

/** The lower half: the pattern of tiles. */
function asked(criterion: CardCriterion): readonly Shape[] {
  const { type } = criterion;
  if (criterion.kind === 'adjacency') {
    const [left = 0, right = 0] = criterion.others;
    return [...pengo(left, 0.44, -0.275, 0.18), ...pengo(right, 0.44, 0.275, 0.18), ...pengo(type, 0.57, 0, 0.15)];
  }
  if (criterion.kind === 'proximity') {
    const count = path(numeral(String(criterion.between), -0.06, 0.15), { stroke: 'slate', width: 0.045 });
    const dots = path('m-.17.15v.01m.22 0v.01', { stroke: 'slate', width: 0.045 });
    return [placed(ICEBERG, 0.28, -0.3, 0.15), dots, count, ...pengo(type, 0.54, 0.22, 0.14)];
  }
  const cells = path('m-.32.09h.01m.1 0h.01m-.175.1h.01m.1 0h.01m.1 0h.01', { stroke: 'slate-light', width: 0.095 });
  const plus = path('m-.07.14h.07m-.035-.035v.07', { stroke: 'slate', width: 0.035 });
  return [cells, plus, ...pengo(type, 0.54, 0.21, 0.14)];
}

/** A card: its symbol above, its requirement below. */
export function cardFace(symbol: number, criterion: CardCriterion): Group {
  const shape = SYMBOL_SHAPES[symbol];
  return group('card', [
    path(TILE, { fill: 'ice', stroke: 'ice-line', width: 0.03 }),
    ...(shape ? [placed(shape, 0.62, 0, -0.29)] : []),
    ...asked(criterion),
  ]);
}

/** The card in the middle of the field: the points for sets of different symbols. */
export const RECAP: Group = group('recap', [
  path(TILE, { fill: 'slate', stroke: 'ice-line', width: 0.03 }),
  scaled(
    group('sets', [
      path(SETS.map((points, i) => numeral(points, i < 3 ? -0.25 : 0.25, -0.34 + (i % 3) * 0.34)).join(''), {
        stroke: 'whipped',
        width: 0.045,
      }),
    ]),
    0.78,
  ),
]);
