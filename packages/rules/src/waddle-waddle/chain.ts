/** Tiles of one colour that touch each other: groups (WD-25), and what a tile would join. */
import type { Grid } from './hex.js';
import type { Tile } from './state.js';

/** A hex, whatever lies there, and the hexes of all tiles of a colour that chains of such tiles join to it; one may be left out. */
export function chain(tiles: readonly Tile[], grid: Grid, from: number, colour: number, without?: number): number[] {
  const found = [from];
  const isFound: Record<number, boolean> = { [from]: true };
  for (let i = 0; i < found.length; i++) {
    for (const step of grid.steps) {
      const to = (found[i] ?? from) + step;
      const cell = grid.cells[to] ?? -1;
      if (cell < 0 || to === without || isFound[to] === true || tiles[cell]?.colour !== colour) continue;
      isFound[to] = true;
      found.push(to);
    }
  }
  return found;
}
