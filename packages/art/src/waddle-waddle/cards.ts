/** Configuration cards and the recap card, each one hex of the card field, round (0, 0). */
import { scaled } from '../path-data.js';
import { group, path, type Group, type Shape } from '../shapes.js';
import { numeral, SYMBOL_SHAPES } from './symbols.js';
import { PENGOS, ICEBERG, TILE } from './tiles.js';

/** What a card asks for; the rules' cards have it. */
export type CardCriterion =
  | { readonly kind: 'adjacency'; readonly type: number; readonly others: readonly number[] }
  | { readonly kind: 'proximity'; readonly type: number; readonly between: number }
  | { readonly kind: 'size'; readonly type: number };

/** Points for sets of 1 to 6 symbols, as the recap card has them (WD-28). */
const SETS: readonly string[] = ['3', '6', '10', '15', '21', '28'];

function placed(shape: Group, factor: number, x: number, y: number): Group {
  return { ...scaled(shape, factor), at: [x, y] };
}

function pengo(type: number, factor: number, x: number, y: number): Shape[] {
  const shape = PENGOS[type];
  return shape ? [placed(shape, factor, x, y)] : [];
}

/** The lower half: who has to be where. */
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

/** A card: its symbol above, what it asks for below. */
export function cardFace(symbol: number, criterion: CardCriterion): Group {
  const shape = SYMBOL_SHAPES[symbol];
  return group('card', [
    path(TILE, { fill: 'ice', stroke: 'ice-line', width: 0.03 }),
    ...(shape ? [placed(shape, 0.62, 0, -0.29)] : []),
    ...asked(criterion),
  ]);
}

/** The card in the middle of the field: what sets of different symbols score. */
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
