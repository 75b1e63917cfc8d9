/** The die next to the waffle. */
import { circle, outlineAt, roundSquare } from '../marks.js';
import { group, path, type Group, type Point } from '../shapes.js';

/** Places of pips off the middle, and the smallest face with a pip there. Odd faces also have one in the middle. */
const PIPS: readonly (readonly [x: number, y: number, least: number])[] = [
  [-0.21, -0.21, 2],
  [0.21, 0.21, 2],
  [0.21, -0.21, 4],
  [-0.21, 0.21, 4],
  [-0.21, 0, 6],
  [0.21, 0, 6],
];

/** A face (0 has no pips) in the line colour of a side, centred on a point. */
export function die(face: number, side: number, at: Point): Group {
  const pips = PIPS.flatMap(([x, y, least]): Point[] => (face < least ? [] : [[x, y]]));
  if (face % 2 === 1) pips.push([0, 0]);
  const line = side === 0 ? 'strawberry-line' : 'blueberry-line';
  const outline = roundSquare(0.42, 0.14);
  return group(
    'die',
    [
      path('M.03.05' + outline, { fill: 'shadow', opacity: 0.3 }),
      path('M0 0' + outline, { fill: 'whipped', stroke: line, width: 0.06 }),
      path('M0 0' + outlineAt(pips, circle(0.08)), { fill: line }),
    ],
    { at },
  );
}
