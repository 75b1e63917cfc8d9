/** Whether a tile may leave its place, on the board (WD-13 to WD-15) and in the card field (WD-19). */
import { canStep, EMPTY, flood, isHeld, isTaken, MIDDLE, neighbours, reachOf } from './hex.js';
import type { Grid } from './hex.js';

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

/** Whether the tile at `index` may leave its place. To be asked inside `withoutTile`. */
export function mayLeave(grid: Grid, index: number): boolean {
  return grid.reach[index] === 1 && leftWithOneSide(grid, index).length === 0 && cutOff(grid).length === 0;
}

/** WD-14: neighbours of a lifted tile that are no longer held. */
export function leftWithOneSide(grid: Grid, index: number): number[] {
  return neighbours(grid, index).filter((at) => grid.cells[at] !== MIDDLE && !isHeld(grid, at));
}

/**
 * Which of the tiles hold no other one: without any one of them all others are held (WD-14) and joined to the middle
 * (WD-15). For each hex whether its tile is one, all of them by one search.
 */
export function holdingNone(grid: Grid): readonly boolean[] {
  const { cells, steps } = grid;
  const middle = cells.indexOf(MIDDLE);
  const links = linksOf(grid, middle);
  let apart = 0;
  for (let i = 0; i < cells.length; i++) if (isTaken(grid, i) && links.order[i] === 0) apart++;
  return cells.map((tile, index) => {
    if (tile < 0 || tile === MIDDLE || links.isLink[index] === true) return false;
    if (apart > (links.order[index] === 0 ? 1 : 0)) return false;
    cells[index] = EMPTY;
    const holdsNone = steps.every((step) => {
      const cell = cells[index + step] ?? EMPTY;
      return cell < 0 || cell === MIDDLE || isHeld(grid, index + step);
    });
    cells[index] = tile;
    return holdsNone;
  });
}

/** For each hex when a search along touching tiles came to it, 0 for never, and whether the search goes on only over it. */
interface Links {
  readonly order: number[];
  readonly isLink: boolean[];
}

/** Searches in depth from the middle: a tile is a link where what was found behind it leads nowhere before it (Tarjan 1972). */
function linksOf(grid: Grid, middle: number): Links {
  const order = grid.cells.map(() => 0);
  const isLink = grid.cells.map(() => false);
  let count = 0;
  /** Searches on from a hex; gives the earliest hex that what lies behind it touches. */
  const searchFrom = (at: number): number => {
    count++;
    order[at] = count;
    let earliest = count;
    for (const step of grid.steps) {
      const to = at + step;
      if (!isTaken(grid, to)) continue;
      const known = order[to] ?? 0;
      if (known > 0) {
        earliest = Math.min(earliest, known);
        continue;
      }
      const behind = searchFrom(to);
      if (behind >= (order[at] ?? 0)) isLink[at] = true;
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
  for (let i = 0; i < grid.cells.length; i++) if (isTaken(grid, i) && steps[i] === -1) lost.push(i);
  return lost;
}

/** Steps along touching tiles from one hex to every other, -1 where none lead; the middle is an end and never a link. */
export function distances(grid: Grid, start: number): number[] {
  const steps: number[] = [];
  for (let i = 0; i < grid.cells.length; i++) steps.push(-1);
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
