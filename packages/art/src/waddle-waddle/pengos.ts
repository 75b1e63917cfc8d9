/** The four types of pengos, each drawn round (0, 0) as it stands on a tile. Their silhouettes tell them apart. */
import { group, path, type Group, type Shape } from '../shapes.js';
import { sized } from './geometry.js';

/** The drawings below are in hundredths of a hex that would hold the pengo alone; a tile leaves it a little less. */
const UNIT = 0.0086;

/** The silhouette stands off from any tile by a white rim; what lies between it and its white parts comes last. */
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

/** A grown one with a chick at its side. */
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
