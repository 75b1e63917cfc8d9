/**
 * Hexes in the plane: pointed at the top, one unit wide from side to side. The Iceberg stands at (0, 0), `q` runs to the
 * right and `r` down to the right.
 */
import { type Point, type ViewBox } from '../shapes.js';

/** An axial coordinate. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The distance between rows. */
export const ROW = Math.sqrt(3) / 2;

/** The middle of a hex; from the other side (`flipped`) everything is turned by 180 degrees. */
export function hexCentre({ q, r }: Hex, flipped = false): Point {
  const turn = flipped ? -1 : 1;
  return [(q + r / 2) * turn, r * ROW * turn];
}

/** The hex at a point. */
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

/**
 * Path data in whole numbers, each multiplied and rounded to a thousandth. For relative data without arcs, whose flags
 * are not lengths.
 */
export function sized(d: string, unit: number): string {
  return d.replace(/-?\d+/g, (number) => ` ${Number((Number(number) * unit).toFixed(3))}`);
}

/** The outline of a hex round a point (see `outlineAt`); `size` 1 touches its neighbours. */
export function hexagon(size: number): string {
  return sized('m0-577l500 288v577l-500 289-500-289v-577z', size / 1000);
}

/** The outline of one hex round (0, 0), its sides shared with its neighbours. */
export const HEX: string = hexagon(1);

/** The smallest width and height of the table shown, so that the first tiles are not huge. */
const LEAST = 6;

/**
 * A box round some hexes and the Iceberg, with the hexes that touch them. It is square, so that a page does not move
 * when a board grows.
 */
export function boxRound(hexes: readonly Hex[], flipped = false): ViewBox {
  const points = [[0, 0] as Point, ...hexes.map((hex) => hexCentre(hex, flipped))];
  const [x, wide] = span(points.map(([x]) => x));
  const [y, high] = span(points.map(([, y]) => y));
  const size = Math.max(LEAST, wide, high);
  return [x - size / 2, y - size / 2, size, size];
}

/** The middle and length of an interval round some numbers, with space for one more hex at either end. */
function span(values: readonly number[]): readonly [middle: number, length: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return [(least + most) / 2, most - least + 3.2];
}

/** The six steps from a hex to its neighbours, clockwise from the right. */
const NEIGHBOURS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The empty hexes that touch the Iceberg or one of some tiles. */
export function ringRound(tiles: readonly Hex[]): readonly Hex[] {
  const name = ({ q, r }: Hex): string => `${q},${r}`;
  const known = new Set(['0,0', ...tiles.map(name)]);
  const ring: Hex[] = [];
  for (const tile of [{ q: 0, r: 0 }, ...tiles]) {
    for (const step of NEIGHBOURS) {
      const hex = { q: tile.q + step.q, r: tile.r + step.r };
      if (known.has(name(hex))) continue;
      known.add(name(hex));
      ring.push(hex);
    }
  }
  return ring;
}
