/** Spaces in the colours of a side; the sides differ by line, not only by colour, like the quadrants of Waffle Wars. */
import { outlineAt, roundSquare } from '../marks.js';
import { group, path, type Group } from '../shapes.js';
import type { Points } from '../board-marks.js';

/** A glaze a little wider than a pocket, so that neighbours merge, and a pale floor for contrast with the pieces. */
export function glazed(points: Points, side: number): Group {
  const around = outlineAt(points, roundSquare(0.48, 0.15));
  const floor = path(outlineAt(points, roundSquare(0.38, 0.1)), {
    fill: side === 0 ? 'strawberry-cream' : 'blueberry-cream',
  });
  return side === 0
    ? group('glaze', [path(around, { fill: 'strawberry-glaze', stroke: 'strawberry-line', width: 0.035 }), floor])
    : group('glaze', [
        path(around, { fill: 'blueberry-glaze' }),
        path(around, { stroke: 'blueberry', width: 0.06, dash: [0, 0.17] }),
        floor,
      ]);
}
