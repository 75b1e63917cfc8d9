/** One waffle: the golden slab with its pockets, letters and digits on the rim, and what lies in a pocket. */
import { BANANA, BLACKBERRY, BLUEBERRY, BUTTER, CHERRY, CREAM, PEAK, STRAWBERRY, SYRUP } from '../fruits.js';
import { group, type Group, type Path, type Shape } from '../shapes.js';
import { slab, slabLabels } from '../slab.js';
import { SIZE } from './geometry.js';

/** The waffle without its coordinates. */
export const WAFFLE: Group = slab(SIZE);

/** The letters a to e below and the digits 1 to 5 on the left. */
export function labels(): Path {
  return slabLabels(SIZE);
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
