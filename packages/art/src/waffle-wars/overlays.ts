/** What shows who owns a quadrant; each way differs by line and emblem, not by colour alone. */
import { square } from '../marks.js';
import { group, path, type Group, type Shape } from '../shapes.js';
import { forSpaces, quadrantCentre, SPACES, SIZE, QUARTER, ALL_SPACES } from './geometry.js';
import { POCKET } from './board.js';

/** Owner of a quadrant: -1 nobody, 0 Strawberries, 1 Blueberries, 2 civil war. */
export type Owner = number;

function spacesOf(quadrant: number): number[] {
  return ALL_SPACES.filter(
    (space) =>
      Math.floor((space % SIZE) / QUARTER) === quadrant % 2 &&
      Math.floor(space / (SPACES / 2)) === Math.floor(quadrant / 2),
  );
}

/** The mark of an owned or fought-over quadrant, undefined where nobody owns it. */
export function ownership(quadrant: number, owner: Owner, flipped = false): Group | undefined {
  if (owner < 0) return undefined;
  const [x, y] = quadrantCentre(quadrant, flipped);
  const floors = forSpaces(spacesOf(quadrant), flipped, (cx, cy) => square(cx + 0.03, cy + 0.03, POCKET - 0.05, 0.08));
  const border = square(x, y, 1.53, 0.2);
  const shapes: Shape[] = [path(floors, { fill: owner === 0 ? 'strawberry-cream' : 'blueberry-cream' })];
  if (owner !== 1) shapes.push(path(border, { stroke: 'strawberry', width: 0.1 }));
  if (owner !== 0) shapes.push(path(border, { stroke: 'blueberry', width: 0.12, dash: [0, 0.3] }));
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
