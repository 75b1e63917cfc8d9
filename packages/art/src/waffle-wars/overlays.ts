/** What shows who owns a quadrant; each way differs by line and emblem, not by colour alone. */
import { square } from '../marks.js';
import { group, path, short, type Group, type Point, type Shape } from '../shapes.js';
import { floors, pockets } from './board.js';
import { ALL_SPACES, FIELD, forSpaces, QUARTER, quadrantCentre, SIZE } from './geometry.js';
import { BLUEBERRY, STRAWBERRY } from './pieces.js';

/** Owner of a quadrant: -1 nobody, 0 Strawberries, 1 Blueberries, 2 civil war. */
export type Owner = number;

/** The nine spaces of each quadrant, a1-c3 first. */
const QUADRANTS: readonly (readonly number[])[] = [0, 1, 2, 3].map((quadrant) =>
  ALL_SPACES.filter(
    (space) => Math.floor(space / SIZE / QUARTER) * 2 + Math.floor((space % SIZE) / QUARTER) === quadrant,
  ),
);

/** A fruit on the rim in the quadrant's corner; in a civil war both stand there, side by side. */
function emblem(fruit: Group, [x, y]: Point, shift: number): Group {
  const corner = (at: number): number => (at < FIELD / 2 ? -0.16 : FIELD + 0.16);
  return { ...fruit, at: [corner(x) + shift, corner(y)], scale: shift === 0 ? 0.56 : 0.44 };
}

/** The mark of an owned or fought-over quadrant, undefined where nobody owns it. */
export function ownership(quadrant: number, owner: Owner, flipped = false): Group | undefined {
  const spaces = QUADRANTS[quadrant];
  if (owner < 0 || !spaces) return undefined;
  const centre = quadrantCentre(quadrant, flipped);
  const border = square(...centre, 1.51, 0.2);
  const war = owner > 1;
  const shapes: Shape[] = [
    path(pockets(spaces, flipped), { fill: owner === 1 ? 'blueberry-glaze' : 'strawberry-glaze' }),
  ];
  if (war) {
    const halves = forSpaces(
      spaces,
      flipped,
      (x, y) => `M${short(x + 0.43)} ${short(y - 0.35)}v.66q0 .12-.12 .12h-.66z`,
    );
    shapes.push(path(halves, { fill: 'blueberry-glaze' }));
  }
  shapes.push(
    path(floors(spaces, flipped), {
      fill: war ? 'batter' : owner === 0 ? 'strawberry-cream' : 'blueberry-cream',
    }),
  );
  if (owner !== 1)
    shapes.push(
      path(border, { stroke: 'strawberry-line', width: 0.14 }),
      path(border, { stroke: 'strawberry', width: 0.09 }),
      emblem(STRAWBERRY, centre, war ? -0.17 : 0),
    );
  if (owner !== 0)
    shapes.push(
      path(border, { stroke: 'blueberry', width: 0.13, dash: [0, 0.26] }),
      emblem(BLUEBERRY, centre, war ? 0.17 : 0),
    );
  return group('quadrant', shapes);
}

/** The marks of all four quadrants. */
export function ownerships(owners: readonly Owner[], flipped = false): Group {
  const shapes: Shape[] = [];
  owners.forEach((owner, quadrant) => {
    const shape = ownership(quadrant, owner, flipped);
    if (shape) shapes.push(shape);
  });
  return group('owners', shapes);
}
