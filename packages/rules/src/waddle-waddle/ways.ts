/** Ways over the table (WD-10, WD-13): how a tile slides to its place, and the gaps that are too tight for it. */
import { mod } from '../core/math.js';
import { EMPTY, gridOf, hexAt, indexOf, isTaken, stepsFrom } from './hex.js';
import type { Grid, Hex } from './hex.js';

/**
 * The hexes that a tile slides over to come to a place, first and last one included: from another place, or from outside
 * when there is none. The tile itself is not among `others`. Empty when no way leads there.
 */
export function slide(others: readonly Hex[], from: Hex | undefined, to: Hex): readonly Hex[] {
  const grid = gridOf(others);
  const goal = indexOf(grid, to);
  const start = from === undefined ? undefined : indexOf(grid, from);
  if (goal === -1 || isTaken(grid, goal)) return [];
  // Steps can be taken both ways, so the way is looked for from its end
  const found = [goal];
  const next = grid.cells.map(() => -1);
  next[goal] = goal;
  for (let i = 0; i < found.length; i++) {
    const at = found[i] ?? goal;
    const outside = start === undefined ? outsideOf(grid, at) : undefined;
    if (outside !== undefined) return [outside, ...wayBack(grid, next, at, goal)];
    if (at === start) return wayBack(grid, next, at, goal);
    for (const beside of stepsFrom(grid, at)) {
      if (next[beside] !== -1) continue;
      next[beside] = at;
      found.push(beside);
    }
  }
  return [];
}

/** The hex beyond the open ring beside a hex, undefined where there is none. */
function outsideOf(grid: Grid, index: number): Hex | undefined {
  for (const step of grid.steps) {
    const hex = hexAt(grid, index + step);
    if (indexOf(grid, hex) === -1) return hex;
  }
  return undefined;
}

function wayBack(grid: Grid, next: readonly number[], from: number, goal: number): Hex[] {
  const way = [hexAt(grid, from)];
  let at = from;
  while (at !== goal) {
    at = next[at] ?? goal;
    way.push(hexAt(grid, at));
  }
  return way;
}

/** Two tiles between which nothing passes. */
export type Gate = readonly [Hex, Hex];

/**
 * The tight gaps round an empty hex and the hexes that can be slid to from it; none where tiles stand on every side. For a
 * tile that may not leave, to be asked inside `withoutTile`.
 */
export function gatesRound(grid: Grid, index: number): readonly Gate[] {
  const room = [index];
  for (let i = 0; i < room.length; i++) {
    for (const beside of stepsFrom(grid, room[i] ?? index)) if (!room.includes(beside)) room.push(beside);
  }
  const gates: Gate[] = [];
  for (const at of room) {
    grid.steps.forEach((step, direction) => {
      if (grid.cells[at + step] !== EMPTY || room.includes(at + step)) return;
      const [before = 0, after = 0] = [5, 1].map((turn) => grid.steps[mod(direction + turn, 6)]);
      gates.push([hexAt(grid, at + before), hexAt(grid, at + after)]);
    });
  }
  return gates;
}
