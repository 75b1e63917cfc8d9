/** One waffle: the golden slab with its pockets, letters and digits on the rim, and what lies in a pocket. */
import { BANANA, BLACKBERRY, BLUEBERRY, BUTTER, CHERRY, CREAM, PEAK, STRAWBERRY, SYRUP } from '../fruits.js';
import { glyph } from '../glyphs.js';
import { square } from '../marks.js';
import { group, path, short, type Group, type Path, type Shape } from '../shapes.js';
import { SIZE, SPACES, spaceCentre } from './geometry.js';

const MIDDLE = SIZE / 2;

function pockets(draw: (x: number, y: number) => string): string {
  return Array.from({ length: SPACES }, (_unused, space) => draw(...spaceCentre(space))).join('');
}

/** The waffle without its coordinates. */
export const WAFFLE: Group = group('waffle', [
  path(square(MIDDLE + 0.04, MIDDLE + 0.06, MIDDLE + 0.42, 0.6), { fill: 'shadow', opacity: 0.3 }),
  path(square(MIDDLE, MIDDLE, MIDDLE + 0.42, 0.6), { fill: 'golden', stroke: 'golden-line', width: 0.06 }),
  path(
    pockets((x, y) => square(x, y, 0.45, 0.12)),
    { fill: 'batter-shade' },
  ),
  path(
    pockets((x, y) => square(x + 0.03, y + 0.03, 0.4, 0.1)),
    { fill: 'batter' },
  ),
]);

/** The letters a to e below and the digits 1 to 5 on the left. */
export function labels(): Path {
  let d = '';
  for (let k = 0; k < SIZE; k++) {
    d += glyph('abcde'.charAt(k), short(k + 0.5), short(SIZE + 0.23));
    d += glyph('12345'.charAt(k), '-.22', short(SIZE - 0.5 - k));
  }
  return path(d, { stroke: 'label', width: 0.05 });
}

/** The fruits by number: 1 cherry, 2 strawberry, 3 blackberry, 4 banana, 5 blueberry. */
export const FRUITS: readonly [Group, Group, Group, Group, Group] = [CHERRY, STRAWBERRY, BLACKBERRY, BANANA, BLUEBERRY];

/** What lies in a pocket. `fruit` is 0 for none. */
export interface Topping {
  readonly fruit: number;
  readonly cream: boolean;
  readonly syrup: boolean;
  readonly butter: boolean;
}

/** A pocket's content, round (0, 0): cream below, fruit on it, syrup over it; or butter. */
export function topping({ fruit, cream, syrup, butter }: Topping): Group {
  const shapes: Shape[] = [];
  if (butter) shapes.push(BUTTER);
  if (cream) shapes.push(CREAM);
  const drawn = FRUITS[fruit - 1];
  if (drawn) shapes.push({ ...drawn, scale: cream ? 0.78 : 0.92 });
  else if (cream) shapes.push(PEAK);
  if (syrup) shapes.push({ ...SYRUP, scale: cream ? 0.78 : 0.92 });
  return group('topping', shapes);
}
