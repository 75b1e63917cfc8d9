/** Tiles of one colour that touch each other: groups (WD-25), and what a tile would join. */
import type { Grid } from './hex.js';
import type { Tile } from './state.js';

/** A hex, whatever lies there, and the hexes of all tiles of a colour that chains of such tiles join to it; one may be left out. */
export function chain(tiles: readonly Tile[], grid: Grid, from: number, colour: number, without = -1): number[] {
  const found = [from];
  for (let i = 0; i < found.length; i++) {
    for (const step of grid.steps) {
      const to = (found[i] ?? from) + step;
      if (to === without || tiles[grid.cells[to] ?? -1]?.colour !== colour || found.includes(to)) continue;
      found.push(to);
    }
  }
  return found;
}
