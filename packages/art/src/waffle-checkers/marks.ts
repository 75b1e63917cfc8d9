/** Marks of Waffle Checkers alone. */
import { drawnAt, edged } from '../marks.js';
import type { Group } from '../shapes.js';
import type { Points } from '../spots.js';

/** Two arrows that run round: a move here brings a position for the third time. */
export function repeats(points: Points): Group {
  const round = 'm-.26-.02a.26.26 0 0 1 .46-.14m.04-.12v.14h-.14m.16.16a.26.26 0 0 1-.46.14m-.04.12v-.14h.14';
  return edged('repeats', drawnAt(points, round), 'mark-threat', 0.06);
}
