/** Whether a tile may leave its place, on the board (WD-13 to WD-15) and in the card field (WD-19). */
import { canStep, EMPTY, flood, hexAt, isHeld, isTaken, MIDDLE } from './hex.js';
import type { Grid, Hex } from './hex.js';

/** Why a tile has to stay, and the hexes that hold it: its tight neighbours, or the tiles it would leave behind. */
export interface Stuck {
  readonly rule: string;
  readonly code: string;
  readonly places: readonly Hex[];
}

/**
 * Asks a question of the grid with one tile lifted off, and puts it back. While the question is asked, `reach` tells
 * where that tile could slide to.
 */
export function withoutTile<T>(grid: Grid, index: number, ask: () => T): T {
  const tile = grid.cells[index] ?? EMPTY;
  grid.cells[index] = EMPTY;
  const opened = slidesOut(grid, index) ? flood(grid, index) : [];
  const answer = ask();
  for (const hex of opened) grid.reach[hex] = 0;
  grid.cells[index] = tile;
  return answer;
}

/** WD-13: the lifted tile's place is next to open table, or leads there through places that were closed off by it. */
function slidesOut(grid: Grid, index: number): boolean {
  const seen = [index];
  for (let i = 0; i < seen.length; i++) {
    const from = seen[i] ?? index;
    for (let direction = 0; direction < 6; direction++) {
      const to = from + (grid.steps[direction] ?? 0);
      if (!canStep(grid, from, direction)) continue;
      if (grid.reach[to] === 1) return true;
      if (!seen.includes(to)) seen.push(to);
    }
  }
  return false;
}

/** Why the tile at `index` may not leave its place; undefined when it may. To be asked inside `withoutTile`. */
export function stuckWithout(grid: Grid, index: number): Stuck | undefined {
  if (grid.reach[index] !== 1) {
    return { rule: 'WD-13', code: 'cannot-slide-out', places: neighbours(grid, index).map((at) => hexAt(grid, at)) };
  }
  const loose = neighbours(grid, index).filter((at) => grid.cells[at] !== MIDDLE && !isHeld(grid, at));
  if (loose.length > 0) {
    return { rule: 'WD-14', code: 'leaves-one-side', places: loose.map((at) => hexAt(grid, at)) };
  }
  const stranded = cutOff(grid);
  if (stranded.length > 0) {
    return { rule: 'WD-15', code: 'strands', places: stranded.map((at) => hexAt(grid, at)) };
  }
  return undefined;
}

function neighbours(grid: Grid, index: number): number[] {
  const found: number[] = [];
  for (const step of grid.steps) if (isTaken(grid, index + step)) found.push(index + step);
  return found;
}

/** Tiles that no chain of touching tiles joins to the middle. */
function cutOff(grid: Grid): number[] {
  const middle = grid.cells.indexOf(MIDDLE);
  const joined: number[] = [];
  for (let i = 0; i < grid.cells.length; i++) joined.push(0);
  const found = [middle];
  joined[middle] = 1;
  for (let i = 0; i < found.length; i++) {
    for (const step of grid.steps) {
      const to = (found[i] ?? middle) + step;
      if (joined[to] === 1 || !isTaken(grid, to)) continue;
      joined[to] = 1;
      found.push(to);
    }
  }
  const lost: number[] = [];
  for (let i = 0; i < grid.cells.length; i++) if (isTaken(grid, i) && joined[i] !== 1) lost.push(i);
  return lost;
}
