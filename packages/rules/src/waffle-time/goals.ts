/** The eight goal cards (WT-50 to WT-57). Counting goals look at the top fruit; syrup does not matter to them. */
import { BLUEBERRY, CHERRY } from './components.js';
import { fruitOn, hasSyrup, SIZE, SPACES, spaceAt } from './waffle.js';
import type { Waffle } from './waffle.js';

/** Whether a waffle meets a goal. `crossX`: the cross of WT-53 is an X in place of a plus. */
export function meetsGoal(waffle: Waffle, goal: number, crossX: boolean): boolean {
  if (goal >= 55) return meetsCount(waffle, goal);
  if (goal === 52) return sweetSpaces(waffle) >= 5;
  return shapesOf(goal, crossX).some((shape) => shape.every((space) => hasSyrup(waffle[space] ?? 0)));
}

/** The spaces by which a waffle meets a goal: the first shape, or all fruits and syrup that count; empty when it does not. */
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

/** Whether there is enough of a fruit for a goal that counts fruits. */
function isCounted(waffle: Waffle, fruit: number, goal: number): boolean {
  if (fruit === 0) return false;
  let count = 0;
  for (const content of waffle) if (fruitOn(content) === fruit) count++;
  return count >= (goal === 55 ? 6 : goal === 56 ? 4 : 2);
}

function sweetSpaces(waffle: Waffle): number {
  let count = 0;
  for (const content of waffle) if (hasSyrup(content)) count++;
  return count;
}

/** WT-55 six of one fruit, WT-56 four of each of two, WT-57 two of every fruit. */
function meetsCount(waffle: Waffle, goal: number): boolean {
  const [least, kinds] = goal === 55 ? [6, 1] : goal === 56 ? [4, 2] : [2, 5];
  let met = 0;
  for (let fruit = CHERRY; fruit <= BLUEBERRY; fruit++) {
    let count = 0;
    for (const content of waffle) if (fruitOn(content) === fruit) count++;
    if (count >= least) met++;
  }
  return met >= kinds;
}

/** The shapes of syrup that meet a goal, as lists of spaces. */
function shapesOf(goal: number, crossX: boolean): readonly (readonly number[])[] {
  if (goal === 50) return DIAGONALS;
  if (goal === 51) return LINES;
  if (goal === 53) return crossX ? XES : PLUSES;
  return CORNERS;
}

const DIAGONALS: readonly (readonly number[])[] = diagonals();
const LINES: readonly (readonly number[])[] = lines();
const PLUSES: readonly (readonly number[])[] = crosses([0, 1, 0, -1], [1, 0, -1, 0]);
const XES: readonly (readonly number[])[] = crosses([1, 1, -1, -1], [1, -1, -1, 1]);
/** WT-54: syrup in two opposite corners. */
const CORNERS: readonly (readonly number[])[] = [
  [0, SPACES - 1],
  [SIZE - 1, SPACES - SIZE],
];

/** WT-50: four in a contiguous diagonal. */
function diagonals(): number[][] {
  const found: number[][] = [];
  for (let y = 0; y + 4 <= SIZE; y++) {
    for (let x = 0; x + 4 <= SIZE; x++) {
      const up: number[] = [];
      const down: number[] = [];
      for (let k = 0; k < 4; k++) {
        up.push(spaceAt(x + k, y + k));
        down.push(spaceAt(x + k, y + 3 - k));
      }
      found.push(up, down);
    }
  }
  return found;
}

/** WT-51: a whole row or column. */
function lines(): number[][] {
  const found: number[][] = [];
  for (let i = 0; i < SIZE; i++) {
    const row: number[] = [];
    const column: number[] = [];
    for (let k = 0; k < SIZE; k++) {
      row.push(spaceAt(k, i));
      column.push(spaceAt(i, k));
    }
    found.push(row, column);
  }
  return found;
}

/** WT-53: a middle and its four neighbours in the given directions. */
function crosses(dx: readonly number[], dy: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let y = 1; y < SIZE - 1; y++) {
    for (let x = 1; x < SIZE - 1; x++) {
      found.push([spaceAt(x, y), ...dx.map((step, i) => spaceAt(x + step, y + (dy[i] ?? 0)))]);
    }
  }
  return found;
}
