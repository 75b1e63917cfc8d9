/**
 * One waffle: the golden slab with its pockets, letters and digits on the rim, and the contents of a pocket. 1 unit is
 * one space, (0, 0) the upper left corner of a5; a space is a number from 0 (a1) to 24 (e5).
 */
import { BUTTER as BUTTER_PAT, fruitOn, hasCream, hasSyrup } from '@griddle/rules/internal/waffle-time/waffle.js';
import { POCKET } from '../board-marks.js';
import { CREAM, PEAK } from '../fruits.js';
import { outlineAt, roundSquare } from '../marks.js';
import { scaled } from '../path-data.js';
import { group, path, short, type Group, type Path, type Shape, type Point, type ViewBox } from '../shapes.js';
import { FIRST_DIGITS, FIRST_LETTERS, strokesAt } from '../strokes.js';
import { BUTTER, FRUITS, POOL, SYRUP } from './toppings.js';

// Places on a Waffle Time waffle: 1 unit is one space, (0, 0) the upper left corner of a5; a space is a number from 0
// (a1) to 24 (e5).

/** All spaces, a1 first. */
export const ALL_SPACES: readonly number[] = Array.from({ length: 25 }, (_unused, space) => space);

/** One waffle with its rim. */
export const VIEW_BOX: ViewBox = [-0.5, -0.5, 6, 6];

/** The middle of a space. */
export function spaceCentre(space: number): Point {
  return [(space % 5) + 0.5, 4.5 - Math.floor(space / 5)];
}

const MIDDLES = ALL_SPACES.map((space) => spaceCentre(space));

/** All ridges between pockets; dashes leave only the crossings. */
const CROSSINGS = `M.92 1${'h3.16m0 1h-3.16m0 1'.repeat(2)}M1 .92${'v3.16m1 0v-3.16m1 0'.repeat(2)}`;

/** The outline of the slab: five gentle bumps on each side. */
const EDGE =
  `M.03-.44${'q.494-.09.988 0'.repeat(5)}q.47 0 .47.47${'q.09.494 0 .988'.repeat(5)}` +
  `q0 .47-.47.47${'q-.494.09-.988 0'.repeat(5)}q-.47 0-.47-.47${'q-.09-.494 0-.988'.repeat(5)}q0-.47.47-.47z`;

/** The lower right rim of a pocket, which catches the light. */
const LIT_RIM = 'm.44-.3v.62q0 .12-.12.12h-.62';

/** The waffle without its coordinates. */
export const WAFFLE: Group = group('waffle', [
  path(EDGE, { fill: 'golden', stroke: 'golden-line', width: 0.07 }),
  // Browner towards the rim, most of all in the shade; the ridges shine where they cross
  path(`M2.5 2.5${roundSquare(2.79, 0.44)}`, { stroke: 'batter-shade', width: 0.3, opacity: 0.35 }),
  path('M5.4.4v4.53q0 .47-.47.47h-4.53', { stroke: 'batter-shade', width: 0.08 }),
  path(CROSSINGS, { stroke: 'golden-light', width: 0.07, dash: [0.16, 0.84] }),
  path(outlineAt(MIDDLES, POCKET), { fill: 'batter-shade' }),
  // Floors are golden near the ridges and palest in the light
  path(outlineAt(MIDDLES, `m.025.025${roundSquare(0.385, 0.09)}`), { fill: 'crumb' }),
  path(outlineAt(MIDDLES, `m.05.05${roundSquare(0.29, 0.16)}`), { fill: 'batter', opacity: 0.7 }),
  path(`M-.34 4.6V.08Q-.34-.34.08-.34H4.6${outlineAt(MIDDLES, LIT_RIM)}`, { stroke: 'golden-light', width: 0.045 }),
]);

/** The letters a to e below and the digits 1 to 5 on the left. */
export function labels(): Path {
  const strokes = ['a', 'b', 'c', 'd', 'e'].map((letter, i) => {
    const x = short(i + 0.5);
    return strokesAt(FIRST_LETTERS[letter], x, '5.22') + strokesAt(FIRST_DIGITS[5 - i], '-.22', x);
  });
  return path(strokes.join(''), { stroke: 'label', width: 0.05 });
}

/** How far down syrup lies on each fruit, so that the fruit stays recognisable. */
const DOWN: readonly number[] = [0.17, 0.05, 0.1, 0.14, 0.14];

/** The shadow under the contents of a pocket. */
const SHADE = path('M-.3.34q.33-.14.66 0-.33.14-.66 0z', { fill: 'batter-shade', opacity: 0.6 });

/**
 * A pocket's contents by the rules' number for it, round (0, 0): syrup, cream, fruit on it, syrup over it; or butter.
 */
export function topping(content: number): Group {
  const fruit = fruitOn(content);
  const cream = hasCream(content);
  const syrup = hasSyrup(content);
  const size = cream ? 0.76 : 0.92;
  const shapes: Shape[] = content > 0 ? [SHADE] : [];
  if (content === BUTTER_PAT) shapes.push(BUTTER);
  if (syrup) shapes.push(POOL);
  if (cream) shapes.push(CREAM);
  const drawn = FRUITS[fruit - 1];
  if (drawn) shapes.push(scaled(drawn, size));
  else if (cream) shapes.push(PEAK);
  if (syrup) shapes.push({ ...scaled(SYRUP, size * 0.77), at: [0, (DOWN[fruit - 1] ?? 0) * size] });
  return group('topping', shapes);
}
