/** The plate, a crescent that rocks on the table, and its polygon. (0, 0) is its lowest point when it lies level. */
import { group, path, type Group } from '../shapes.js';
import type { Corner } from './outline.js';

/** Half the width of the plate, in mm. */
export const PLATE_HALF = 50;
/** Radius of the arc the plate rocks on, in mm. */
export const FOOT_RADIUS = 90;
/** The height of the rims over the middle of the plate, in mm. */
const RIM_RISE = 6;
/** Width of the flat top of a rim, in mm. */
const RIM = 3;
/** The approximate side length of the foot, in mm, and the number of slices of the plate between its rims. */
const SIDE = 3;
const SLICES = 8;

/** The height of the foot's arc over the table at a distance from the middle, in mm. */
function footAt(x: number): number {
  return FOOT_RADIUS - Math.sqrt(FOOT_RADIUS * FOOT_RADIUS - x * x);
}

/** Height of the rims over the table when the plate lies level, in mm. */
export const RIM_HEIGHT = /* @__PURE__ */ footAt(PLATE_HALF);

const INNER_HALF = PLATE_HALF - RIM;
/** Radius of the arc on which food lies, in mm. */
const INNER_RADIUS = (INNER_HALF * INNER_HALF + RIM_RISE * RIM_RISE) / (2 * RIM_RISE);

/** The height of the upper arc at a distance from the middle, in mm. */
export function floorAt(x: number): number {
  const middle = RIM_HEIGHT - RIM_RISE;
  return middle + INNER_RADIUS - Math.sqrt(INNER_RADIUS * INNER_RADIUS - x * x);
}

/** Points of the foot's arc from one distance to another, about `SIDE` apart. */
function footPoints(left: number, right: number): Corner[] {
  const count = Math.ceil((right - left) / SIDE);
  return Array.from({ length: count + 1 }, (_unused, i): Corner => {
    const x = left + ((right - left) * i) / count;
    return [x, footAt(x)];
  });
}

/**
 * The plate as convex slices of at most eight corners, from left to right, in mm, y up; together they are its polygon.
 */
export function plateSlices(): readonly (readonly Corner[])[] {
  const width = (2 * INNER_HALF) / SLICES;
  const slices = Array.from({ length: SLICES }, (_unused, i): readonly Corner[] => {
    const [left, right] = [-INNER_HALF + i * width, -INNER_HALF + (i + 1) * width];
    return [...footPoints(left, right), [right, floorAt(right)], [left, floorAt(left)]];
  });
  // At its ends foot and rim meet in one corner
  const rim: readonly Corner[] = [[PLATE_HALF, RIM_HEIGHT], [INNER_HALF, RIM_HEIGHT], [INNER_HALF, footAt(INNER_HALF)]]; // prettier-ignore
  const mirrored = rim.map(([x, y]): Corner => [-x, y]).reverse();
  return [mirrored, ...slices, rim];
}

const LEFT = -PLATE_HALF / 10;
const INNER = INNER_HALF / 10;
const TOP = (-RIM_HEIGHT / 10).toFixed(2);

/** The drawing of the plate, 1 unit being 10 mm, y down. */
export const PLATE: Group = group('plate', [
  path(
    `M${LEFT} ${TOP}A9 9 0 0 0 ${-LEFT} ${TOP}L${INNER} ${TOP}A${(INNER_RADIUS / 10).toFixed(2)} ${(INNER_RADIUS / 10).toFixed(2)} 0 0 1-${INNER} ${TOP}z`,
    {
      fill: 'china',
      stroke: 'china-line',
      width: 0.11,
    },
  ),
  path('M-3.9 -.89A9 9 0 0 0 3.9 -.89A11.5 11.5 0 0 1-3.9 -.89z', { fill: 'china-shade' }),
  path('M-4.3 -1.26Q-3 -.98 -1.6 -.9', { stroke: 'whipped', width: 0.12 }),
]);
