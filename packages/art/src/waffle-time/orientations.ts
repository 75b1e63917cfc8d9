/** All ways in which a card's shape may lie, in a row as high as a card round (0, 0). */
import { scaled } from '../scaled.js';
import { group, path, short, type Group, type Point } from '../shapes.js';
import { drawingOf, smallWaffle } from './cards.js';

/** So many drawings beside each other; `draw` is told how much room each has. */
function panel(count: number, width: number, draw: (at: number, room: number) => Group): Group {
  const step = (width - 0.5) / Math.max(4, count);
  const half = short(width / 2 - 0.1);
  return group('orientations', [
    path(`M-${half}-1.5H${half}V1.5H-${half}z`, { fill: 'batter', stroke: 'golden-line', width: 0.1 }),
    ...Array.from({ length: count }, (_unused, at) => ({
      ...draw(at, step * 0.84),
      at: [(at - (count - 1) / 2) * step, 0] as Point,
    })),
  ]);
}

/** All ways in which the shape of a pattern card may be turned and mirrored. */
export function orientationPanel(drawings: readonly string[], fruit: number, width: number): Group {
  return panel(drawings.length, width, (at, room) => drawingOf(drawings[at] ?? '', fruit, room, 2.6));
}

/** All ways in which a waffle meets a goal, each a list of spaces with syrup. */
export function goalPanel(shapes: readonly (readonly number[])[], width: number): Group {
  return panel(shapes.length, width, (at, room) => scaled(smallWaffle(shapes[at] ?? []), Math.min(room, 2.6) / 2.1));
}
