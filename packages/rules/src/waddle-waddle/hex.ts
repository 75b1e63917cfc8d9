/** Hexes in axial coordinates, and the board as a small grid of numbers around the tiles. */
import { DIGITS } from '../core/text.js';

/** An axial coordinate. The Iceberg (or, in the card field, the recap card) is at 0,0. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six directions, clockwise; the two next to a step's direction lead to the common neighbours of its ends. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** Coordinates further out than this are refused; 64 tiles cannot reach this far. */
export const FARTHEST = 40;

/** A hex as `q,r`, the form in positions, moves and places. */
export function hexText(hex: Hex): string {
  return hex.q.toString() + ',' + hex.r.toString();
}

/** Whether two values have the same coordinates, ignoring everything else. */
export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** Reads `q,r` at an offset: the hex and the offset after it. Undefined when there is none. */
export function readHex(text: string, offset: number): { readonly hex: Hex; readonly end: number } | undefined {
  const first = readCoordinate(text, offset);
  if (first === undefined || text.charAt(first.end) !== ',') return undefined;
  const second = readCoordinate(text, first.end + 1);
  if (second === undefined) return undefined;
  return { hex: { q: first.value, r: second.value }, end: second.end };
}

/** Reads a coordinate of at most ten digits. */
function readCoordinate(text: string, offset: number): { readonly value: number; readonly end: number } | undefined {
  const negative = text.charAt(offset) === '-';
  const start = negative ? offset + 1 : offset;
  let end = start;
  let value = 0;
  while (end < text.length) {
    const digit = DIGITS.indexOf(text.charAt(end));
    if (digit < 0) break;
    value = value * 10 + digit;
    end++;
  }
  if (end === start || end > start + 10 || value > FARTHEST) return undefined;
  return { value: negative && value > 0 ? -value : value, end };
}

/** The value of an empty hex in the grid; tiles have their index (0 and up). */
export const EMPTY = -1;
/** The ring around the grid, never entered. */
const WALL = -2;
/** The tile in the middle. */
export const MIDDLE = 1000;

/**
 * The hexes around some tiles as one list of numbers. Around the tiles is an open ring, from which tiles slide in, and
 * around that a wall, so neighbours need no bounds check.
 */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Index steps to the six neighbours, in the order of `DIRECTIONS`. */
  readonly steps: readonly number[];
  /** For each hex `EMPTY`, the index of a tile, `MIDDLE`, or the wall. Changed only temporarily, during a query. */
  readonly cells: number[];
  /** The result of `reachOf`, filled on its first call. */
  readonly reach: number[];
}

/** Returns a new grid of some tiles around the middle; the caller may change it. */
export function gridOf(tiles: readonly Hex[]): Grid {
  let [leastQ, leastR, mostQ, mostR] = [0, 0, 0, 0];
  for (const { q, r } of tiles) {
    leastQ = Math.min(leastQ, q);
    leastR = Math.min(leastR, r);
    mostQ = Math.max(mostQ, q);
    mostR = Math.max(mostR, r);
  }
  const left = leastQ - 2;
  const top = leastR - 2;
  const width = mostQ - left + 3;
  const height = mostR - top + 3;
  const cells: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      cells.push(y === 0 || y === height - 1 || x === 0 || x === width - 1 ? WALL : EMPTY);
    }
  }
  const steps = DIRECTIONS.map((step) => step.r * width + step.q);
  const middle = -top * width - left;
  cells[middle] = MIDDLE;
  tiles.forEach(({ q, r }, i) => {
    cells[middle + r * width + q] = i;
  });
  return { left, top, width, steps, cells, reach: [] };
}

/**
 * Returns for each hex 1 if it is empty and can be slid to from outside (WD-10), else 0. Call it while the cells are
 * unchanged. Computed on demand, because many queries do not need it.
 */
export function reachOf(grid: Grid): number[] {
  const { reach, cells, width } = grid;
  if (reach.length === 0) {
    for (let i = 0; i < cells.length; i++) reach.push(0);
    flood(grid, width + 1);
  }
  return reach;
}

/** The index of a hex; -1 outside the open ring. */
export function indexOf(grid: Grid, hex: Hex): number {
  const x = hex.q - grid.left;
  const y = hex.r - grid.top;
  if (x < 1 || y < 1 || x > grid.width - 2) return -1;
  const index = y * grid.width + x;
  return index < grid.cells.length - grid.width ? index : -1;
}

/** The coordinates of an index of the grid, including its edge. */
export function hexAt(grid: Grid, index: number): Hex {
  const y = Math.floor(index / grid.width);
  return { q: index - y * grid.width + grid.left, r: y + grid.top };
}

/** The coordinates of several indices, in order. */
export function hexesAt(grid: Grid, indices: readonly number[]): Hex[] {
  return indices.map((index) => hexAt(grid, index));
}

/** Returns the neighbouring hexes that hold a tile or the middle. */
export function neighbours(grid: Grid, index: number): number[] {
  return grid.steps.map((step) => index + step).filter((at) => isTaken(grid, at));
}

/** Whether an index holds a tile or the middle. */
export function isTaken(grid: Grid, index: number): boolean {
  return (grid.cells[index] ?? WALL) >= 0;
}

/**
 * Whether a tile can slide from a hex to its neighbour in a direction: the goal is empty, and so is at least one of the
 * two hexes that touch both ends; otherwise the gap is too tight (WD-10).
 */
function canStep(grid: Grid, from: number, direction: number): boolean {
  const { cells, steps } = grid;
  if (cells[from + (steps[direction] ?? 0)] !== EMPTY) return false;
  const before = cells[from + (steps[direction === 0 ? 5 : direction - 1] ?? 0)] ?? WALL;
  const after = cells[from + (steps[direction === 5 ? 0 : direction + 1] ?? 0)] ?? WALL;
  return before < 0 || after < 0;
}

/** Returns the hexes that a tile can slide to in a single step. */
export function stepsFrom(grid: Grid, from: number): number[] {
  return grid.steps.map((step) => from + step).filter((_to, direction) => canStep(grid, from, direction));
}

/** Marks every hex that can be slid to from an empty hex; returns the newly marked hexes. */
export function flood(grid: Grid, start: number): number[] {
  const { cells, reach, steps } = grid;
  const found = [start];
  reach[start] = 1;
  for (let i = 0; i < found.length; i++) {
    const from = found[i] ?? start;
    // The check of `canStep`, but each neighbour is read once, because this runs for every open hex
    let before = cells[from + (steps[5] ?? 0)] ?? WALL;
    let cell = cells[from + (steps[0] ?? 0)] ?? WALL;
    for (let direction = 0; direction < 6; direction++) {
      const to = from + (steps[direction] ?? 0);
      const after = cells[from + (steps[direction === 5 ? 0 : direction + 1] ?? 0)] ?? WALL;
      if (cell === EMPTY && (before < 0 || after < 0) && reach[to] !== 1) {
        reach[to] = 1;
        found.push(to);
      }
      before = cell;
      cell = after;
    }
  }
  return found;
}

/** How many neighbours are tiles, not counting the middle, and whether the middle is a neighbour. */
export function touching(grid: Grid, index: number): { readonly tiles: number; readonly middle: boolean } {
  let tiles = 0;
  let middle = false;
  for (const step of grid.steps) {
    const cell = grid.cells[index + step] ?? WALL;
    if (cell === MIDDLE) middle = true;
    else if (cell >= 0) tiles++;
  }
  return { tiles, middle };
}

/** WD-9: whether a place touches the middle or two other tiles. WD-14 requires the same of every neighbour left behind. */
export function isHeld({ cells, steps }: Grid, index: number): boolean {
  let tiles = 0;
  for (const step of steps) {
    const cell = cells[index + step] ?? WALL;
    if (cell === MIDDLE) return true;
    if (cell >= 0) tiles++;
  }
  return tiles >= 2;
}
