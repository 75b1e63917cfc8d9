/** Configuration cards and the recap card, each one hex of the card field, round (0, 0). */
import { scaled } from '../scaled.js';
import { group, path, type Group, type Shape } from '../shapes.js';
import { numeral } from './numerals.js';
import { PENGOS } from './pengos.js';
import { SYMBOL_SHAPES } from './symbols.js';
import { ICEBERG, TILE } from './tiles.js';

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
    return [...pengo(left, 0.4, -0.25, 0.2), ...pengo(right, 0.4, 0.25, 0.2), ...pengo(type, 0.51, 0, 0.17)];
  }
  if (criterion.kind === 'proximity') {
    const count = path(numeral(String(criterion.between), 0, 0.17), { stroke: 'slate', width: 0.045 });
    const dots = path('m-.13.17v.01m.26 0v.01', { stroke: 'slate', width: 0.05 });
    return [placed(ICEBERG, 0.3, -0.27, 0.17), dots, count, ...pengo(type, 0.47, 0.26, 0.17)];
  }
  const cells = path('m-.3.1h.01m.11 0h.01m-.19.1h.01m.11 0h.01m.11 0h.01', { stroke: 'slate-light', width: 0.1 });
  const plus = path('m0 .17h.08m-.04-.04v.08', { stroke: 'slate', width: 0.035 });
  return [cells, plus, ...pengo(type, 0.49, 0.24, 0.16)];
}

/** A card: its symbol above, what it asks for below. */
export function cardFace(symbol: number, criterion: CardCriterion): Group {
  const shape = SYMBOL_SHAPES[symbol];
  return group('card', [
    path(TILE, { fill: 'ice', stroke: 'ice-line', width: 0.03 }),
    ...(shape ? [placed(shape, 0.8, 0, -0.2)] : []),
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
