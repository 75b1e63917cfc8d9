/**
 * Hexes in the plane: pointed at the top, one unit wide from side to side. The Iceberg stands at (0, 0), `q` runs to the
 * right and `r` down to the right.
 */
import type { Point, ViewBox } from '../shapes.js';

/** An axial coordinate. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** From one row to the next. */
export const ROW = Math.sqrt(3) / 2;
/** From the middle of a hex to its corners. */
const CORNER = 1 / Math.sqrt(3);

/** The middle of a hex. */
export function hexCentre({ q, r }: Hex): Point {
  return [q + r / 2, r * ROW];
}

/** The hex a point lies in. */
export function hexAt([x, y]: Point): Hex {
  const r = y / ROW;
  const q = x - r / 2;
  const s = -q - r;
  let [cubeQ, cubeR] = [Math.round(q), Math.round(r)];
  const cubeS = Math.round(s);
  const [byQ, byR, byS] = [Math.abs(cubeQ - q), Math.abs(cubeR - r), Math.abs(cubeS - s)];
  if (byQ > byR && byQ > byS) cubeQ = -cubeR - cubeS;
  else if (byR > byS) cubeR = -cubeQ - cubeS;
  return { q: cubeQ, r: cubeR };
}

/** The corners of a hex round (0, 0), the top one first and then clockwise; `size` 1 touches its neighbours. */
export function corners(size: number): readonly Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i;
    return [Math.sin(angle) * CORNER * size, -Math.cos(angle) * CORNER * size];
  });
}

/** A box round some hexes and the Iceberg, with half a hex of table on every side. */
export function boxRound(hexes: readonly Hex[]): ViewBox {
  const points = [[0, 0] as Point, ...hexes.map((hex) => hexCentre(hex))];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  return [left, top, Math.max(...xs) + 1 - left, Math.max(...ys) + 1 - top];
}
