/** All ways in which a card's shape may lie. */
import { group, path, short, type Group, type Point } from '../shapes.js';
import { drawingOf } from './cards.js';

/** All ways in which a shape may be turned and mirrored, in a row of `width`, round (0, 0) and as high as a card. */
export function orientationPanel(drawings: readonly string[], fruit: number, width: number): Group {
  const step = width / Math.max(4, drawings.length);
  const half = short(width / 2 - 0.1);
  return group('orientations', [
    path(`M-${half}-1.5H${half}V1.5H-${half}z`, { fill: 'batter', stroke: 'golden-line', width: 0.1 }),
    ...drawings.map((drawing, i) => ({
      ...drawingOf(drawing, fruit, step * 0.84, 2.6),
      at: [(i - (drawings.length - 1) / 2) * step, 0] as Point,
    })),
  ]);
}
