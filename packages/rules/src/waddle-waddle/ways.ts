/** Ways over the table (WD-10, WD-13): how a tile slides to its place, and the gaps that are too tight for it. */
import { canStep, EMPTY, gridOf, hexAt, indexOf, isTaken } from './hex.js';
import type { Grid, Hex } from './hex.js';

/**
 * The hexes that a tile slides over to come to a place, first and last one included: from another place, or from outside
 * when there is none. The tile itself is not among `others`. Empty when no way leads there.
 */
export function slide(others: readonly Hex[], from: Hex | undefined, to: Hex): readonly Hex[] {
  const grid = gridOf(others);
  const goal = indexOf(grid, to);
  const start = from === undefined ? -1 : indexOf(grid, from);
  if (goal < 0 || isTaken(grid, goal) || (from !== undefined && start < 0)) return [];
  // Steps can be taken both ways, so the way is looked for from its end
  const found = [goal];
  const next: number[] = [];
  for (let i = 0; i < grid.cells.length; i++) next.push(-1);
  next[goal] = goal;
  for (let i = 0; i < found.length; i++) {
    const at = found[i] ?? goal;
    const outside = from === undefined ? outsideOf(grid, at) : undefined;
    if (outside !== undefined) return [outside, ...wayBack(grid, next, at, goal)];
    if (at === start) return wayBack(grid, next, at, goal);
    for (let direction = 0; direction < 6; direction++) {
      const beside = at + (grid.steps[direction] ?? 0);
      if (next[beside] !== -1 || !canStep(grid, at, direction)) continue;
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
    if (indexOf(grid, hex) < 0) return hex;
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
    const at = room[i] ?? index;
    for (let direction = 0; direction < 6; direction++) {
      const beside = at + (grid.steps[direction] ?? 0);
      if (canStep(grid, at, direction) && !room.includes(beside)) room.push(beside);
    }
  }
  const gates: Gate[] = [];
  for (const at of room) {
    for (let direction = 0; direction < 6; direction++) {
      const beside = at + (grid.steps[direction] ?? 0);
      if (grid.cells[beside] !== EMPTY || room.includes(beside)) continue;
      const before = at + (grid.steps[direction === 0 ? 5 : direction - 1] ?? 0);
      const after = at + (grid.steps[direction === 5 ? 0 : direction + 1] ?? 0);
      gates.push([hexAt(grid, before), hexAt(grid, after)]);
    }
  }
  return gates;
}
