/** What a picture of a plate tells beside the pile: the table with its ruler, what touches, and stars. */
import { group, path, type Group, type Point, type Shape, type ViewBox } from '@griddle/art';
import { stars } from '@griddle/art/buffet-boss/cards.js';
import { contactLines, ruler } from '@griddle/art/buffet-boss/ruler.js';
import { FOODS } from '@griddle/rules/buffet-boss/components.js';
import type { PlateScene } from './scene.js';

/** How far over a piece's middle its stars stand where a mark of its contacts is there, in units of 10 mm. */
const STARS_UP = 0.65;

/** The table in a frame, and a ruler where it is asked for. */
export function ground({ plate, leader, marks }: PlateScene, [left, top, wide]: ViewBox): Group {
  const table = path(`M${left - 1} 0h${wide + 2}v1h-${wide + 2}z`, {
    fill: 'table-top',
    stroke: 'table-line',
    width: 0.1,
  });
  const heights = { own: plate.height, leader };
  const tells = marks.has('height') ? [ruler(left + 0.2, -left - 0.3, -top - 0.3, heights)] : [];
  return group('table', [table, ...tells]);
}

/** The marks of a pile whose plate and pieces lie round `middles`. */
export function pileMarks({ plate, marks }: PlateScene, middles: readonly Point[]): readonly Shape[] {
  const shapes: Shape[] = [];
  if (marks.has('contacts')) {
    const [ground = [0, 0]] = middles;
    const pairs = plate.contacts.map(([a, b]): readonly [Point, Point] => {
      const [x, y] = middles[b] ?? [0, 0];
      // What touches the plate is joined to the plate below it
      return [a === 0 ? [x, Math.max(y + 0.6, ground[1] - 0.9)] : (middles[a] ?? [0, 0]), [x, y]];
    });
    shapes.push(contactLines(pairs));
  }
  if (marks.has('stars')) {
    plate.pieces.forEach((food, i) => {
      const [x, y] = middles[i + 1] ?? [0, 0];
      // Over the point in which contacts meet
      const at: Point = [x, marks.has('contacts') ? y - STARS_UP : y];
      shapes.push({ ...stars(FOODS[food]?.stars ?? 0), at, scale: 0.7 });
    });
  }
  return shapes;
}
