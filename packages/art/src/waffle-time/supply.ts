/** The supply: eight wells in two rows, cherry to syrup and butter, with their counts. */
import { glyph } from '../glyphs.js';
import { circle, outlineAt } from '../marks.js';
import { scaled } from '../path-data.js';
import { group, path, short, type Group, type Point, type Shape, type ViewBox } from '../shapes.js';
import { BUTTER, toppingToken } from './toppings.js';

/** The part of the plane to show, in units of a well: eight wide with a small edge all round. */
export const SUPPLY_BOX: ViewBox = [-0.06, -0.06, 8.12, 1.52];

/** The number of butter in the order of the wells; 1 to 7 are toppings. */
export const BUTTER_WELL = 8;

/** The middle of a well, 1 to 8. */
export function wellCentre(well: number): Point {
  return [well - 0.5, 0.5];
}

/** The contents of a well. */
export function wellToken(well: number): Group {
  return well === BUTTER_WELL ? group('topping', [BUTTER]) : toppingToken(well);
}

function faded(shape: Shape): Shape {
  return shape.kind === 'path' ? { ...shape, opacity: 0.45 } : { ...shape, children: shape.children.map(faded) };
}

const WELL = 'm-.32-.46h.64q.14 0 .14.14v1.08q0 .14-.14.14h-.64q-.14 0-.14-.14v-1.08q0-.14.14-.14z';
const WELLS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The wells, each with a pale picture of its contents. */
export const SUPPLY: Group = group('supply', [
  path(outlineAt(WELLS.map(wellCentre), WELL), {
    fill: 'plate',
    stroke: 'plate-line',
    width: 0.035,
  }),
  ...WELLS.map((well) => ({ ...scaled(faded(wellToken(well)) as Group, 0.8), at: wellCentre(well) })),
]);

/** A number as strokes centred on a point. */
function number(count: number, [x, y]: Point): string {
  const text = Math.max(0, count).toString();
  return [...text].map((digit, i) => glyph(digit, short(x + (i - (text.length - 1) / 2) * 0.17), short(y))).join('');
}

/** The count of each well. */
export function counts(left: readonly number[]): Shape {
  const d = left.map((count, i) => number(count, [wellCentre(i + 1)[0], 1.14])).join('');
  return path(d, { stroke: 'label', width: 0.045 });
}

/** A 2 at the corner of a well when both toppings in hand are of its kind. */
export function twice(well: number): Group {
  const [x, y] = wellCentre(well);
  return group('twice', [
    path(`M${short(x + 0.3)} ${short(y - 0.3)}${circle(0.18)}`, { fill: 'plate', stroke: 'label', width: 0.04 }),
    path(number(2, [x + 0.3, y - 0.3]), { stroke: 'label', width: 0.05 }),
  ]);
}
