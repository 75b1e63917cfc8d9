/** The view box of a plate's picture, its background and its marks. 1 unit is 10 mm, the table is at y = 0. */
import { group, path, type Group, type Point, type Shape, type ViewBox } from '@griddle/art';
import { stars } from '@griddle/art/internal/buffet-boss/cards.js';
import { contactLines, ruler } from '@griddle/art/internal/buffet-boss/ruler.js';
import { reach } from '@griddle/art/internal/buffet-boss/table.js';
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import type { Plate } from '@griddle/rules/internal/buffet-boss/state.js';
import type { PlateScene } from './scene.js';

/** Width of the visible table, and how much is visible below its edge. */
const WIDE = 15.4;
const BELOW = 0.8;
/** Minimum height of a diagram (`tight`) and of a plate for stacking (`roomy`), and the space above the pile in each. */
const LEAST = { tight: 6.5, roomy: 13.5 };
const ROOM = { tight: 0.6, roomy: 6 };
/** Higher pictures show more of the table instead of growing on the page; one for stacking never grows. */
const TALLEST = { tight: 18, roomy: LEAST.roomy + BELOW };

/** Space above the tallest height for its pennant. */
const PENNANT = 1.5;

/** Height of the food in hand above the top of the pile, to its centre. */
const HANGS = 3.6;

/** Returns the view box for a plate and a flag at a height in 0.1 mm (0 for none). */
export function frameOf(plate: Plate, roomy: boolean, flag = 0): ViewBox {
  const kind = roomy ? 'roomy' : 'tight';
  const high = Math.max(LEAST[kind], reach(plate) + ROOM[kind], flag === 0 ? 0 : flag / 100 + PENNANT) + BELOW;
  const wide = WIDE * Math.max(1, high / TALLEST[kind]);
  return [-wide / 2, BELOW - high, wide, high];
}

/** Returns the initial height of the food in hand, in mm. */
export function hangingHeight(plate: Plate): number {
  return Math.max(LEAST.roomy - ROOM.roomy + HANGS, reach(plate) + HANGS) * 10;
}

/** How far above a piece's centre its stars are drawn when contacts are shown, in units of 10 mm. */
const STARS_UP = 0.65;

/** Draws the table within a view box, and the ruler if it is shown. */
export function ground({ plate, tallest, marks }: PlateScene, [left, top, wide]: ViewBox): Group {
  const table = path(`M${left - 1} 0h${wide + 2}v1h-${wide + 2}z`, {
    fill: 'table-top',
    stroke: 'table-line',
    width: 0.1,
  });
  const heights = { own: plate.height, leader: tallest };
  const tells = marks.has('height') ? [ruler(left + 0.2, -left - 0.3, -top - 0.3, heights)] : [];
  return group('table', [table, ...tells]);
}

/** Draws the marks of a pile; `middles` are the centres of the plate and its pieces. */
export function pileMarks({ plate, marks }: PlateScene, middles: readonly Point[]): readonly Shape[] {
  const shapes: Shape[] = [];
  if (marks.has('contacts')) {
    const [ground = [0, 0]] = middles;
    const pairs = plate.contacts.map(([a, b]): readonly [Point, Point] => {
      const [x, y] = middles[b] ?? [0, 0];
      // A contact with the plate is a line straight down to it
      return [a === 0 ? [x, Math.max(y + 0.6, ground[1] - 0.9)] : (middles[a] ?? [0, 0]), [x, y]];
    });
    shapes.push(contactLines(pairs));
  }
  if (marks.has('stars')) {
    plate.pieces.forEach((food, i) => {
      const [x, y] = middles[i + 1] ?? [0, 0];
      // Above the point where contacts meet
      const at: Point = [x, marks.has('contacts') ? y - STARS_UP : y];
      shapes.push({ ...stars(FOODS[food]?.stars ?? 0), at, scale: 0.7 });
    });
  }
  return shapes;
}
