/** The die beside the waffle. */
import { circle, drawnAt, roundSquare } from '../marks.js';
import { group, path, short, type Group, type Point } from '../shapes.js';

/** Where the pips of each face lie, in thirds of a half side. */
const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** From the middle of a face to the pips of an outer line. */
const STEP = 0.21;

/** A face (0 has no pips) in the line colour of a side, with its middle at a point. */
export function die(face: number, side: number, [x, y]: Point): Group {
  const pips = (PIPS[face] ?? []).map(([dx, dy]): Point => [x + dx * STEP, y + dy * STEP]);
  const line = side === 0 ? 'strawberry-line' : 'blueberry-line';
  return group('die', [
    path(drawnAt([[x + 0.03, y + 0.05]], roundSquare(0.42, 0.14)), { fill: 'shadow', opacity: 0.3 }),
    path(drawnAt([[x, y]], roundSquare(0.42, 0.14)), { fill: 'whipped', stroke: line, width: 0.06 }),
    path(drawnAt(pips, circle(0.08)) || `M${short(x)} ${short(y)}`, { fill: line }),
  ]);
}
