/** Which part of the plane a plate shows. 1 unit is 10 mm, the table is at y = 0. */
import { reach } from '@griddle/art/buffet-boss/table.js';
import type { ViewBox } from '@griddle/art';
import type { Plate } from '@griddle/rules/buffet-boss/state.js';

/** Width of the table that is shown, and how much of it lies below its edge. */
const WIDE = 15.4;
const BELOW = 0.8;
/** The least height of a diagram and of a plate to stack on, and the room over the pile in both. */
const LEAST = { tight: 6.5, roomy: 13.5 };
const ROOM = { tight: 0.6, roomy: 6 };
/** A picture higher than this shows more of the table instead of growing on the page. */
const TALLEST = 18;

/** Room over a height to beat for the pennant on it. */
const PENNANT = 1.5;

/** Where the middle of a food hangs that is in hand, over the top of the pile. */
const HANGS = 3.6;

/** The part of the plane for a plate, and for the mark of a height to beat in 0.1 mm (0 for none). */
export function frameOf(plate: Plate, roomy: boolean, leader = 0): ViewBox {
  const kind = roomy ? 'roomy' : 'tight';
  const high = Math.max(LEAST[kind], reach(plate) + ROOM[kind], leader === 0 ? 0 : leader / 100 + PENNANT) + BELOW;
  const wide = WIDE * Math.max(1, high / TALLEST);
  return [-wide / 2, BELOW - high, wide, high];
}

/** How high a food in hand hangs at first, in mm. */
export function hangingHeight(plate: Plate): number {
  return Math.max(LEAST.roomy - ROOM.roomy + HANGS, reach(plate) + HANGS) * 10;
}
