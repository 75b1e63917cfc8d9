/** Tiles, the Iceberg and the table under them. */
import type { Token } from '../palette.js';
import { scaled } from '../scaled.js';
import { group, path, short, type Group, type Point, type Shape } from '../shapes.js';
import { closed, corners, hexCentre, type Hex } from './geometry.js';
import { PENGOS } from './pengos.js';

/** A hex with gently rounded corners. */
function rounded(size: number): string {
  const points = corners(size);
  const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const text = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
  return `${points
    .map((corner, i) => {
      const before = points[(i + 5) % 6] ?? corner;
      const after = points[(i + 1) % 6] ?? corner;
      return `${i === 0 ? 'M' : 'L'}${text(between(corner, before, 0.14))}Q${text(corner)} ${text(between(corner, after, 0.14))}`;
    })
    .join('')}z`;
}

/** A tile's outline. */
export const TILE: string = rounded(0.93);
const INSIDE = rounded(0.76);

/** The fill, the line, the mark and the pattern that tell the colour without colour, the pattern also from afar. */
interface Colour {
  readonly fill: Token;
  readonly line: Token;
  readonly mark: string;
  readonly pattern: Shape;
}

/** A line inside the edge; the plain pattern. */
const RING = path(INSIDE, { stroke: 'whipped', width: 0.02, opacity: 0.5 });
const SLANTING =
  'M-.38 -.18L-.28 -.27M-.38 .01L.04 -.41M-.37 .19L.16 -.34M-.27 .27L.27 -.27M-.16 .34L.38 -.19M-.04 .41L.38 -.01M.28 .27L.38 .18';
const UPRIGHT = 'M-.36-.2V.2M-.24-.28V.28M-.12-.35V.35M0-.42V.42M.12-.35V.35M.24-.28V.28M.36-.2V.2';
const LEVEL = 'M-.15-.34H.15M-.35-.22H.35M-.38-.1H.38M-.38.02H.38M-.38.14H.38M-.3.26H.3M-.1.38H.1';

/** By seat: plain, pale slanting lines, upright lines, level lines. */
const COLOURS: readonly Colour[] = [
  { fill: 'pengo-red', line: 'pengo-red-line', mark: 'M0-.07a.07.07 0 1 0 .001 0z', pattern: RING },
  {
    fill: 'pengo-blue',
    line: 'pengo-blue-line',
    mark: 'M-.06-.06h.12v.12h-.12z',
    pattern: path(SLANTING, { stroke: 'whipped', width: 0.05, opacity: 0.7 }),
  },
  {
    fill: 'pengo-yellow',
    line: 'pengo-yellow-line',
    mark: 'M0-.09L.09.06L-.09.06z',
    pattern: path(UPRIGHT, { stroke: 'pengo-yellow-line', width: 0.055, opacity: 0.6 }),
  },
  {
    fill: 'pengo-green',
    line: 'pengo-green-line',
    mark: 'M0-.1L.09 0L0 .1L-.09 0z',
    pattern: path(LEVEL, { stroke: 'pengo-green-line', width: 0.055, opacity: 0.6 }),
  },
];

const NOBODY: Colour = { fill: 'ice', line: 'ice-line', mark: '', pattern: RING };

/** A tile of a seat with its pengo, round (0, 0). The seat's mark stands in two corners. */
export function tile(seat: number, type: number): Group {
  const colour = COLOURS[seat] ?? NOBODY;
  const mark = (x: number, y: number): Shape =>
    group('mark', [path(colour.mark, { fill: 'whipped', stroke: colour.line, width: 0.025 })], { at: [x, y] });
  const pengo = PENGOS[type];
  return group(`tile-${seat}-${type}`, [
    path(TILE, { fill: colour.fill, stroke: colour.line, width: 0.04 }),
    colour.pattern,
    ...(pengo ? [{ ...scaled(pengo, 0.86), at: [0, 0.02] as Point }] : []),
    mark(-0.36, 0.2),
    mark(0.36, 0.2),
  ]);
}

/** The tile in the middle. */
export const ICEBERG: Group = group('iceberg', [
  path(TILE, { fill: 'sea', stroke: 'ice-line', width: 0.04 }),
  path('M-.36.24L-.27-.02L-.16-.08L-.06-.34L.08-.2L.16-.26L.3.02L.37.24Q0 .36-.36.24z', {
    fill: 'ice',
    stroke: 'ice-line',
    width: 0.035,
  }),
  path('M.08-.2L.16-.26L.3.02L.37.24Q.22.3.06.3L.14.06z', { fill: 'ice-shade' }),
  path('M-.06-.34L-.02-.06L-.12.12M-.27-.02L-.2.1', { stroke: 'whipped', width: 0.035 }),
]);

/** The table: a pale hex for every place shown. */
export function table(hexes: readonly Hex[], flipped = false): Shape {
  const d = hexes.map((hex) => {
    const [x, y] = hexCentre(hex, flipped);
    return closed(corners(0.94).map(([cx, cy]): Point => [x + cx, y + cy]));
  });
  return path(d.join(''), { fill: 'sea', stroke: 'sea-line', width: 0.03 });
}

/** The sixteen tiles; a tile is number `seat * 4 + type`. */
export const TILES: readonly Group[] = [0, 1, 2, 3].flatMap((seat) => [0, 1, 2, 3].map((type) => tile(seat, type)));
