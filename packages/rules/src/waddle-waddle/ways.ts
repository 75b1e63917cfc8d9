/**
 * Paths of tiles: how a tile slides to its place, the gaps too tight for it (WD-10, WD-13), and whether it may leave its place
 * on the board (WD-13 to WD-15) or in the card field (WD-19).
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
 * Returns the hexes a tile slides over to a place, including both ends. Without `from` it comes from outside the board.
 * `others` must not contain the tile itself. Empty when there is no path.
 */
export function slide(others: readonly Hex[], from: Hex | undefined, to: Hex): readonly Hex[] {
  const grid = gridOf(others);
  const goal = indexOf(grid, to);
  const start = from === undefined ? undefined : indexOf(grid, from);
  if (goal === -1 || isTaken(grid, goal)) return [];
  // Steps are reversible, so the search starts from the goal
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

/** The neighbouring hex beyond the open ring, undefined if there is none. */
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

/** Two tiles with a gap too tight to pass. */
export type Gate = readonly [Hex, Hex];

/**
 * Returns the tight gaps around an empty hex and the hexes that can be slid to from it; none if tiles are on every side.
 * For a tile that may not leave; call it inside `withoutTile`.
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
 * Runs a query on the grid with one tile lifted, then puts it back. During the query, `reach` marks where that tile could
 * slide to; `opened` are the hexes that only lifting the tile makes reachable.
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
 * WD-13: whether a step leads from the lifted tile's place to a hex that could be reached before. Hexes it closed off need no
 * check: where lifting the tile widens a way out of them, the tile's own place is next to the end of that way.
 */
function slidesOut(grid: Grid, index: number): boolean {
  return stepsFrom(grid, index).some((to) => grid.reach[to] === 1);
}

/** Whether the tile at `index` may leave its place. Call it inside `withoutTile`. */
export function mayLeave(grid: Grid, index: number): boolean {
  return grid.reach[index] === 1 && leftWithOneSide(grid, index).length === 0 && cutOff(grid).length === 0;
}

/** WD-14: returns the neighbours of a lifted tile that are no longer held. */
export function leftWithOneSide(grid: Grid, index: number): number[] {
  return neighbours(grid, index).filter((at) => grid.cells[at] !== MIDDLE && !isHeld(grid, at));
}

/**
 * Returns a test for tiles that hold no other: without the tile, all others are held (WD-14) and connected to the middle
 * (WD-15). Connections are searched once for all tiles.
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

/** For each hex, its order in a depth-first search along touching tiles, if reached, and whether it is a cut vertex. */
interface Links {
  readonly order: Readonly<Record<number, number>>;
  readonly isLink: Readonly<Record<number, boolean>>;
}

/** Searches depth-first from the middle; a link (cut vertex) is a tile with no way back before it from behind (Tarjan 1972). */
function linksOf(grid: Grid, middle: number): Links {
  const order: Record<number, number> = {};
  const isLink: Record<number, boolean> = {};
  let count = 0;
  /** Searches on from a hex; returns the earliest hex that the part behind it touches. */
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

/** WD-15: returns the tiles not connected to the middle through touching tiles. */
export function cutOff(grid: Grid): number[] {
  const steps = distances(grid, grid.cells.indexOf(MIDDLE));
  const lost: number[] = [];
  grid.cells.forEach((cell, index) => {
    if (cell >= 0 && steps[index] === -1) lost.push(index);
  });
  return lost;
}

/** Steps along touching tiles from a hex to every other, -1 if unreachable; paths never pass through the middle. */
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
