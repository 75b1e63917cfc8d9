/**
 * Ways of tiles: how one slides to its place and the gaps that are too tight for it (WD-10, WD-13), and whether it may leave, on
 * the board (WD-13 to WD-15) and in the card field (WD-19).
 */
import { mod } from '../core/math.js';
import {
  EMPTY,
  gridOf,
  hexAt,
  indexOf,
  isTaken,
  stepsFrom,
  type Grid,
  type Hex,
  flood,
  isHeld,
  MIDDLE,
  neighbours,
  reachOf,
} from './hex.js';

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

/**
 * Asks a question of the grid with one tile lifted off, and puts it back. While the question is asked, `reach` tells
 * where that tile could slide to; `opened` are the hexes of it that cannot be slid to while the tile lies there.
 */
export function withoutTile<T>(grid: Grid, index: number, ask: (opened: readonly number[]) => T): T {
  const reach = reachOf(grid);
  const tile = grid.cells[index] ?? EMPTY;
  grid.cells[index] = EMPTY;
  const opened = slidesOut(grid, index) ? flood(grid, index) : [];
  const answer = ask(opened);
  for (const hex of opened) reach[hex] = 0;
  grid.cells[index] = tile;
  return answer;
}

/**
 * WD-13: a step leads from the lifted tile's place to the open table. What was closed off by it is no help: where a way out
 * of that has become wide enough without the tile, the tile's own place is beside its end.
 */
function slidesOut(grid: Grid, index: number): boolean {
  return stepsFrom(grid, index).some((to) => grid.reach[to] === 1);
}

/** Whether the tile at `index` may leave its place. To be asked inside `withoutTile`. */
export function mayLeave(grid: Grid, index: number): boolean {
  return grid.reach[index] === 1 && leftWithOneSide(grid, index).length === 0 && cutOff(grid).length === 0;
}

/** WD-14: neighbours of a lifted tile that are no longer held. */
export function leftWithOneSide(grid: Grid, index: number): number[] {
  return neighbours(grid, index).filter((at) => grid.cells[at] !== MIDDLE && !isHeld(grid, at));
}

/**
 * Tells of each tile whether it holds no other one: without it all others are held (WD-14) and joined to the middle (WD-15).
 * What is joined is looked for once for all tiles.
 */
export function holdingNone(grid: Grid): (index: number) => boolean {
  const { cells } = grid;
  const { order, isLink } = linksOf(grid, cells.indexOf(MIDDLE));
  let apart = 0;
  cells.forEach((cell, index) => {
    if (cell >= 0 && order[index] === undefined) apart++;
  });
  return (index) => {
    if (isLink[index] === true || apart > (order[index] === undefined ? 1 : 0)) return false;
    const tile = cells[index] ?? EMPTY;
    cells[index] = EMPTY;
    const holdsNone = leftWithOneSide(grid, index).length === 0;
    cells[index] = tile;
    return holdsNone;
  };
}

/** For each hex when a search along touching tiles came to it, if ever, and whether the search goes on only over it. */
interface Links {
  readonly order: Readonly<Record<number, number>>;
  readonly isLink: Readonly<Record<number, boolean>>;
}

/** Searches in depth from the middle: a tile is a link where what was found behind it leads nowhere before it (Tarjan 1972). */
function linksOf(grid: Grid, middle: number): Links {
  const order: Record<number, number> = {};
  const isLink: Record<number, boolean> = {};
  let count = 0;
  /** Searches on from a hex; gives the earliest hex that what lies behind it touches. */
  const searchFrom = (at: number): number => {
    count++;
    const own = count;
    order[at] = own;
    let earliest = own;
    for (const to of neighbours(grid, at)) {
      const known = order[to];
      const behind = known ?? searchFrom(to);
      if (known === undefined && behind >= own) isLink[at] = true;
      earliest = Math.min(earliest, behind);
    }
    return earliest;
  };
  searchFrom(middle);
  return { order, isLink };
}

/** WD-15: tiles that no chain of touching tiles joins to the middle. */
export function cutOff(grid: Grid): number[] {
  const steps = distances(grid, grid.cells.indexOf(MIDDLE));
  const lost: number[] = [];
  grid.cells.forEach((cell, index) => {
    if (cell >= 0 && steps[index] === -1) lost.push(index);
  });
  return lost;
}

/** Steps along touching tiles from one hex to every other, -1 where none lead; the middle is an end and never a link. */
export function distances(grid: Grid, start: number): number[] {
  const steps = grid.cells.map(() => -1);
  steps[start] = 0;
  const found = [start];
  for (let i = 0; i < found.length; i++) {
    const from = found[i] ?? start;
    for (const step of grid.steps) {
      const to = from + step;
      const cell = grid.cells[to] ?? EMPTY;
      if (cell < 0 || cell === MIDDLE || steps[to] !== -1) continue;
      steps[to] = (steps[from] ?? 0) + 1;
      found.push(to);
    }
  }
  return steps;
}
