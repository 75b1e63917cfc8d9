/** The eight goal cards (WT-50 to WT-57). Counting goals count the top fruits and ignore syrup. */
import { BLUEBERRY, CHERRY } from './components.js';
import { fruitOn, hasSyrup } from './waffle.js';
import type { Waffle } from './waffle.js';

/** Whether a waffle meets a goal. `crossX`: the cross of WT-53 is an X instead of a plus. */
export function meetsGoal(waffle: Waffle, goal: number, crossX: boolean): boolean {
  if (goal >= 55) return meetsCount(waffle, goal);
  if (goal === 52) return waffle.filter((content) => hasSyrup(content)).length >= 5;
  return shapesOf(goal, crossX).some((shape) => shape.every((space) => hasSyrup(waffle[space] ?? 0)));
}

/** The spaces that meet a goal: those of the first shape, or all fruits and syrup that count; empty if the goal is not met. */
export function goalShape(waffle: Waffle, goal: number, crossX: boolean): readonly number[] {
  if (!meetsGoal(waffle, goal, crossX)) return [];
  if (goal < 55 && goal !== 52)
    return shapesOf(goal, crossX).find((shape) => shape.every((space) => hasSyrup(waffle[space] ?? 0))) ?? [];
  const counted: number[] = [];
  for (let space = 0; space < waffle.length; space++) {
    const content = waffle[space] ?? 0;
    if (goal === 52 ? hasSyrup(content) : isCounted(waffle, fruitOn(content), goal)) counted.push(space);
  }
  return counted;
}

/** The number of spaces with a fruit. */
function countOf(waffle: Waffle, fruit: number): number {
  return waffle.filter((content) => fruitOn(content) === fruit).length;
}

/** Whether a waffle has enough of a fruit for a counting goal. */
function isCounted(waffle: Waffle, fruit: number, goal: number): boolean {
  return fruit > 0 && countOf(waffle, fruit) >= (goal === 55 ? 6 : goal === 56 ? 4 : 2);
}

/** WT-55 six of one fruit, WT-56 four of each of two, WT-57 two of every fruit. */
function meetsCount(waffle: Waffle, goal: number): boolean {
  let met = 0;
  for (let fruit = CHERRY; fruit <= BLUEBERRY; fruit++) if (isCounted(waffle, fruit, goal)) met++;
  return met >= (goal === 55 ? 1 : goal === 56 ? 2 : 5);
}

/** The syrup shapes that meet one of the goals WT-50, 51, 53 and 54, as lists of spaces. */
export function shapesOf(goal: number, crossX: boolean): readonly (readonly number[])[] {
  if (goal === 50) return DIAGONALS;
  if (goal === 51) return LINES;
  if (goal === 53) return crossX ? XES : PLUSES;
  return CORNERS;
}

/** WT-50: four in a contiguous diagonal. */
const DIAGONALS: readonly (readonly number[])[] = [
  ...shifted([0, 1, 5, 6], [0, 6, 12, 18]),
  ...shifted([3, 4, 8, 9], [0, 4, 8, 12]),
];
/** WT-51: a whole row or column. */
const LINES: readonly (readonly number[])[] = [
  ...shifted([0, 5, 10, 15, 20], [0, 1, 2, 3, 4]),
  ...shifted([0, 1, 2, 3, 4], [0, 5, 10, 15, 20]),
];
/** WT-53: the possible centres of a cross. */
const MIDDLES: readonly number[] = [6, 7, 8, 11, 12, 13, 16, 17, 18];
const PLUSES: readonly (readonly number[])[] = shifted(MIDDLES, [0, 1, 5, -1, -5]);
const XES: readonly (readonly number[])[] = shifted(MIDDLES, [0, 6, -4, -6, 4]);
/** WT-54: syrup in two opposite corners. */
const CORNERS: readonly (readonly number[])[] = [
  [0, 24],
  [4, 20],
];

/** The shape at each of some start spaces. */
function shifted(starts: readonly number[], shape: readonly number[]): number[][] {
  return starts.map((start) => shape.map((step) => start + step));
}
