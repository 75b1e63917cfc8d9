/** Tiles with their pengos, the Iceberg and the table under them. */
import { outlineAt } from '../marks.js';
import { group, path, type Group, type Point, type Shape } from '../shapes.js';
import { hexagon, hexCentre, sized, type Hex } from './geometry.js';

// The four types of pengos, each drawn round (0, 0) as on a tile. They can be told apart by their silhouettes.

/** The drawings below are in hundredths of a hex that a pengo alone would fill; on a tile it is a little smaller. */
const UNIT = 0.0086;

/** A white rim separates the silhouette from any tile; everything between it and its white parts is drawn last. */
function pengo(
  name: string,
  silhouette: string,
  white: string,
  eyes: string,
  beaks: string,
  ...more: readonly Shape[]
): Group {
  const whole = sized(silhouette, UNIT);
  return group(name, [
    path(whole, { fill: 'whipped', stroke: 'whipped', width: 0.095 }),
    path(whole, { fill: 'slate' }),
    ...more,
    path(sized(white, UNIT), { fill: 'whipped' }),
    path(sized(eyes, UNIT), { stroke: 'slate', width: 0.045 }),
    path(sized(beaks, UNIT), { fill: 'beak' }),
  ]);
}

/** Flippers up and a crown of feathers. */
const ALPHA = pengo(
  'alpha',
  'm-9-27l-6-15 10 6 5-10 5 10 10-6-6 15q7 6 7 17 9-7 21-23 2 29-19 39 3 30-18 30t-18-30q-21-10-19-39 12 16 21 23 0-11 7-17z',
  'm0-4c17 0 17 36 0 36s-17-36 0-36zm-10-11c0-7 10-7 10 0 0-7 10-7 10 0q-1 8-10 2-9 6-10-2z',
  'm-5-15v1m10-1v1',
  'm-4-10h8l-4 6z',
  path(sized('m-9-27l-6-15 10 6 5-10 5 10 10-6-6 15q-9-4-18 0z', UNIT), { fill: 'pengo-yellow' }),
);

/** An adult with a chick at its side. */
const PARENT = pengo(
  'parent',
  'm-10-38q17 1 16 20 5 9 5 22 4-8 13-4 9 5 6 16 8 20-8 20h-34q-19-2-17-26-7-1-7-9 7-8 10-19-1-19 16-20z',
  'm-10-9c18 0 18 40 0 40s-18-40 0-40zm-9-14c0-7 9-7 9 0 0-7 9-7 9 0q-9 6-18 0zm41 42c5 0 5 11 0 12-5-1-5-12 0-12zm-5-9h3v2h-3zm7 0h3v2h-3z',
  'm-15-23v1m9-1v1',
  'm-14-18h8l-4 6zm34 31h4l-2 3z',
  path(sized('m22 12c10 0 10 21 0 21s-10-21 0-21z', UNIT), { fill: 'slate-light' }),
);

/** As wide as it is high. */
const BELLY = pengo(
  'belly',
  'm0-35q13 0 15 12 20 7 22 29l6 8q-3 4-7 2-5 20-36 20t-36-20q-4 2-7-2l6-8q2-22 22-29 2-12 15-12z',
  'm0-10c38 0 38 42 0 42s-38-42 0-42zm-9-14c0-7 9-7 9 0 0-7 9-7 9 0q-9 6-18 0z',
  'm-5-24v1m10-1v1m-5 37v2',
  'm-4-19h8l-4 6z',
);

/** Flippers on its hips, head drawn in, and a frown. */
const GRUMPY = pengo(
  'grumpy',
  'm-20-24l7-8 13 3 13-3 7 8q2 11-2 19l20 9q4 5-1 9l-18 7q6 11 3 16h-44q-3-5 3-16l-18-7q-5-4-1-9l20-9q-4-8-2-19z',
  'm19 5l9 3-9 4zm-38 0l-9 3 9 4zm7 28v-17q0-13 12-13t12 13v17zm-2-50q6-6 14 0 8-6 14 0-3 8-14 6-11 2-14-6z',
  'm-8-15v1m16-1v1m-24-10l13 7m19-7l-13 7',
  'm-5-7h10l-5 5z',
);

/** The pictures by type: Alpha, Parent, Big Belly, Grumpy. */
export const PENGOS: readonly [Group, Group, Group, Group] = [ALPHA, PARENT, BELLY, GRUMPY];

// Tiles, the Iceberg and the table under them.

/** A hex with gently rounded corners. */
function rounded(size: number): string {
  return sized(
    'm-70-537q70-40 140 0l360 208q70 40 70 121v416q0 81-70 121l-360 208q-70 40-140 0l-360-208q-70-40-70-121v-416q0-81 70-121z',
    size / 1000,
  );
}

/** A tile's outline. */
export const TILE: string = rounded(0.93);

/** Makes seats distinguishable in any light: the mark in two corners, and the pattern, also from a distance. */
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

/**
 * The sixteen tiles with their pengos, round (0, 0); a tile is number `seat * 4 + type`. The seat's mark is in two
 * corners.
 */
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

/** The Iceberg, in the middle. */
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
