/**
 * Outlines as polygons: the drawn silhouettes, flattened for code that needs corners (physics, meshes). Only sums,
 * products and square roots are used, so that every machine gets the same numbers.
 */
import { FOODS } from './foods.js';

/** A corner in mm, y up, relative to the middle of the drawing. */
export type Corner = readonly [x: number, y: number];

/** mm in one unit of the art. */
export const MM = 10;
/** The largest distance of a flattened curve from the drawn one, in mm. */
const TOLERANCE = 0.2;

/** Polygons of the foods, in the order of `FOODS`, anticlockwise with y up. */
export const FOOD_POLYGONS: readonly (readonly Corner[])[] = /* @__PURE__ */ FOODS.map(({ outline }) =>
  polygonOf(outline),
);

type Pair = readonly [number, number];

/** The polygon of closed path data with absolute M, L, Q, C and z, anticlockwise with y up. */
export function polygonOf(d: string): readonly Corner[] {
  const corners: Pair[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLQC])([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const points = Array.from({ length: numbers.length / 2 }, (_unused, i): Pair => {
      return [(numbers[2 * i] ?? 0) * MM, 0 - (numbers[2 * i + 1] ?? 0) * MM];
    });
    const size = letter === 'Q' ? 2 : letter === 'C' ? 3 : 1;
    for (let i = 0; i < points.length; i += size) {
      const start = corners.at(-1);
      corners.push(...(start ? curve([start, ...points.slice(i, i + size)]) : points.slice(i, i + size)));
    }
  }
  const [first, last] = [corners[0], corners.at(-1)];
  // A path that returns to its start has that corner twice
  if (first && last && distance(first, last) < 0.01) corners.pop();
  return areaOf(corners) < 0 ? corners.reverse() : corners;
}

/** Points of a Bézier curve after its first one, close enough to it. */
function curve(points: readonly Pair[]): Pair[] {
  let bend = 0;
  for (let i = 2; i < points.length; i++) {
    const [a, b, c] = [points[i - 2], points[i - 1], points[i]];
    if (a && b && c) bend = Math.max(bend, distance([a[0] + c[0], a[1] + c[1]], [2 * b[0], 2 * b[1]]));
  }
  const degree = points.length - 1;
  const steps = Math.max(1, Math.ceil(Math.sqrt((degree * (degree - 1) * bend) / (8 * TOLERANCE))));
  return Array.from({ length: steps }, (_unused, i) => at(points, (i + 1) / steps));
}

/** A point of a Bézier curve, by de Casteljau. */
function at(points: readonly Pair[], t: number): Pair {
  let now = points;
  while (now.length > 1) {
    now = now.slice(1).map(([x, y], i): Pair => {
      const [u, v] = now[i] ?? [x, y];
      return [u + t * (x - u), v + t * (y - v)];
    });
  }
  const [x, y] = now[0] ?? [0, 0];
  return [hundredth(x), hundredth(y)];
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

function distance(a: Pair, b: Pair): number {
  const [x, y] = [a[0] - b[0], a[1] - b[1]];
  return Math.sqrt(x * x + y * y);
}

/** Twice the area, positive for anticlockwise corners. */
export function areaOf(corners: readonly Corner[]): number {
  let area = 0;
  corners.forEach(([x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length] ?? [x, y];
    area += x * v - u * y;
  });
  return area;
}
