/** Tiles, the Iceberg and the table under them. */
import { outlineAt } from '../marks.js';
import { group, path, type Group, type Point, type Shape } from '../shapes.js';
import { hexagon, hexCentre, sized, type Hex } from './geometry.js';
import { PENGOS } from './pengos.js';

/** A hex with gently rounded corners. */
function rounded(size: number): string {
  return sized(
    'm-70-537q70-40 140 0l360 208q70 40 70 121v416q0 81-70 121l-360 208q-70 40-140 0l-360-208q-70-40-70-121v-416q0-81 70-121z',
    size / 1000,
  );
}

/** A tile's outline. */
export const TILE: string = rounded(0.93);

/** What tells the seats apart in any light: the mark in two corners, and the pattern, also from afar. */
interface Seat {
  readonly colour: 'red' | 'blue' | 'yellow' | 'green';
  readonly mark: string;
  readonly pattern: string;
}

/** By seat: dots, slanting lines, upright lines, level lines. */
const SEATS: readonly Seat[] = [
  {
    colour: 'red',
    mark: 'm-7 0c0-9 14-9 14 0s-14 9-14 0z',
    pattern: 'm-34-17v1m17-11v1m17-11v1m17 9v1m17 9v1m-68 18v1m68-1v1m-51 28v1m17 9v1m17-11v1',
  },
  {
    colour: 'blue',
    mark: 'm-6-6h12v12h-12z',
    pattern: 'm-38-2l40-40m-38 58l52-52m-42 62l56-56m-42 62l52-52m-38 58l40-40',
  },
  { colour: 'yellow', mark: 'm0-9l9 15h-18z', pattern: 'm-33-22v44m17-54v64m16-69v74m16-69v64m17-54v44' },
  { colour: 'green', mark: 'm0-10l9 10-9 10-9-10z', pattern: 'm-23-29h46m-60 15h74m-76 15h78m-76 15h74m-60 15h46' },
];

/** The sixteen tiles with their pengos, round (0, 0); a tile is number `seat * 4 + type`. The seat's mark stands in two corners. */
export const TILES: readonly Group[] = SEATS.flatMap(({ colour, mark, pattern }, seat) => {
  const fill = `pengo-${colour}` as const;
  const stroke = `${fill}-line` as const;
  const corners: readonly Point[] = [
    [-0.36, 0.2],
    [0.36, 0.2],
  ];
  const marks = path(outlineAt(corners, sized(mark, 0.01)), { fill: 'whipped', stroke, width: 0.025 });
  // Light on dark grounds, dark on light ones
  const lines = path(sized(pattern, 0.01), { stroke: seat < 2 ? 'pengo-line' : stroke, width: 0.065, opacity: 0.6 });
  return PENGOS.map((pengo, type) =>
    group(`tile-${seat}-${type}`, [
      path(TILE, { fill, stroke, width: 0.04 }),
      lines,
      { ...pengo, at: [0, 0.02] as Point },
      group('mark', [marks]),
    ]),
  );
});

/** The tile in the middle. */
export const ICEBERG: Group = group('iceberg', [
  path(TILE, { fill: 'sea', stroke: 'ice-line', width: 0.04 }),
  path(sized('m-36 24l9-26 11-6 10-26 14 14 8-6 14 28 7 22q-37 12-73 0z', 0.01), {
    fill: 'ice',
    stroke: 'ice-line',
    width: 0.035,
  }),
  path(sized('m8-20l8-6 14 28 7 22q-15 6-31 6l8-24z', 0.01), { fill: 'ice-shade' }),
  path(sized('m-6-34l4 28-10 18m-15-14l7 12', 0.01), { stroke: 'whipped', width: 0.035 }),
]);

/** The table: a pale hex for every place shown. */
export function table(hexes: readonly Hex[], flipped = false): Shape {
  const points = hexes.map((hex) => hexCentre(hex, flipped));
  return path(outlineAt(points, hexagon(0.94)), { fill: 'sea', stroke: 'sea-line', width: 0.03 });
}
