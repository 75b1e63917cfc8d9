/** Where tiles may be placed, and which tiles may move (WD-8 to WD-17). */
import { ALPHA, BELLY, GRUMPY } from './components.js';
import { gridOf, indexOf, isHeld, isTaken, neighbours, reachOf, type Grid } from './hex.js';
import { holdingNone, mayLeave, withoutTile } from './ways.js';
import { hasDone, isLastTurn, type Tile, type WaddleWaddleState } from './state.js';

// Groups: tiles of one colour that touch each other (WD-25), and the groups a tile would join.

/** Returns a hex, empty or not, and all hexes connected to it through tiles of a colour; `without` may exclude one. */
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

/** The last board, cached because a single move needs it many times. */
let board: { readonly tiles: readonly Tile[]; readonly grid: Grid } | undefined;

/** The board of a state as a grid, shared until another board is requested. */
export function boardOf({ tiles }: WaddleWaddleState): Grid {
  if (board?.tiles !== tiles) board = { tiles, grid: gridOf(tiles) };
  return board.grid;
}

/**
 * Returns for each hex whether its neighbours keep off a tile of this type and colour (WD-11, WD-12): `repelling` for all
 * hexes in one search. Missing hexes are free.
 */
export function repelled(
  state: WaddleWaddleState,
  grid: Grid,
  type: number,
  colour: number,
): Readonly<Record<number, boolean>> {
  const isOff: Record<number, boolean> = {};
  if (state.rules.modules < 1 || (type !== BELLY && type !== ALPHA)) return isOff;
  for (const tile of state.tiles) {
    const index = indexOf(grid, tile);
    // A lifted tile repels nothing
    if (tile.type !== type || !isTaken(grid, index) || (type === ALPHA && tile.colour !== colour)) continue;
    const group = type === BELLY ? [index] : chain(state.tiles, grid, index, colour);
    for (const at of group) for (const step of grid.steps) isOff[at + step] = true;
  }
  return isOff;
}

/**
 * Returns the tiles that keep a tile of this type and colour off a hex, only with module 1: Big Bellies next to it (WD-12),
 * Alphas in groups of its colour that touch it; a single tile counts as a group (WD-11).
 */
export function repelling(
  state: WaddleWaddleState,
  grid: Grid,
  index: number,
  type: number,
  colour: number,
): readonly Tile[] {
  if (state.rules.modules < 1 || (type !== BELLY && type !== ALPHA)) return [];
  const near = type === BELLY ? neighbours(grid, index) : chain(state.tiles, grid, index, colour);
  return tilesAt(state, grid, near).filter((tile) => tile.type === type);
}

/** The tiles on some hexes, skipping hexes without one. */
function tilesAt(state: WaddleWaddleState, grid: Grid, indices: readonly number[]): Tile[] {
  const tiles: Tile[] = [];
  for (const index of indices) {
    const tile = state.tiles[grid.cells[index] ?? -1];
    if (tile !== undefined) tiles.push(tile);
  }
  return tiles;
}

/** The tiles around a hex. */
export function neighbourTiles(state: WaddleWaddleState, grid: Grid, index: number): Tile[] {
  return tilesAt(state, grid, neighbours(grid, index));
}

/** Returns every hex where a tile may be placed (WD-9, WD-10), row by row. */
export function openPlaces(grid: Grid): number[] {
  const places: number[] = [];
  const reach = reachOf(grid);
  for (let index = 0; index < grid.cells.length; index++) {
    if (reach[index] === 1 && isHeld(grid, index)) places.push(index);
  }
  return places;
}

/** WD-16: with module 1 Grumpy tiles never move. */
export function isGrumpy({ rules }: WaddleWaddleState, tile: Tile): boolean {
  return rules.modules >= 1 && tile.type === GRUMPY;
}

/** WD-8: whether a tile was added this turn, so may not move. */
export function isJustAdded({ done }: WaddleWaddleState, tile: Tile): boolean {
  return done.some(({ act, q, r }) => act === 'a' && q === tile.q && r === tile.r);
}

/** Whether a tile may still be moved this turn (WD-6), which must not be the seat's last (WD-7). */
export function mayMoveTiles(state: WaddleWaddleState): boolean {
  return !hasDone(state, 'm') && !isLastTurn(state);
}

/** Returns where a tile may go (WD-17); empty when it has to stay. Restores the grid. */
export function goalsOf(state: WaddleWaddleState, grid: Grid, tile: Tile): readonly number[] {
  if (isGrumpy(state, tile) || isJustAdded(state, tile)) return [];
  const from = indexOf(grid, tile);
  return withoutTile(grid, from, () => (mayLeave(grid, from) ? goalsFrom(state, grid, tile, from) : []));
}

/**
 * Returns where one of the `freeTiles` may go (WD-17); empty when it cannot slide out. `places` are the open places with the
 * tile on the board; without it they stay open, except those next to it that it held. Restores the grid.
 */
export function goalsOfFree(
  state: WaddleWaddleState,
  grid: Grid,
  tile: Tile,
  places: readonly number[],
): readonly number[] {
  const from = indexOf(grid, tile);
  return withoutTile(grid, from, (opened) => {
    if (grid.reach[from] !== 1) return [];
    const lost = grid.steps.map((step) => from + step).filter((hex) => !isHeld(grid, hex));
    const kept = lost.some((hex) => grid.reach[hex] === 1) ? places.filter((place) => !lost.includes(place)) : places;
    const added = opened.filter((hex) => hex !== from && isHeld(grid, hex));
    const all = added.length === 0 ? kept : kept.concat(added).sort((a, b) => a - b);
    const isOff = repelled(state, grid, tile.type, tile.colour);
    return all.filter((to) => isOff[to] !== true);
  });
}

function goalsFrom(state: WaddleWaddleState, grid: Grid, tile: Tile, from: number): number[] {
  const isOff = repelled(state, grid, tile.type, tile.colour);
  return openPlaces(grid).filter((to) => to !== from && isOff[to] !== true);
}

/** Whether one of the `freeTiles` may go anywhere. Restores the grid. */
export function canGo(state: WaddleWaddleState, grid: Grid, tile: Tile): boolean {
  const from = indexOf(grid, tile);
  return withoutTile(grid, from, () => {
    if (grid.reach[from] !== 1) return false;
    const isOff = repelled(state, grid, tile.type, tile.colour);
    return grid.reach.some((reach, to) => reach === 1 && to !== from && isOff[to] !== true && isHeld(grid, to));
  });
}

/** Returns the tiles that may move if they can slide out and have somewhere to go (WD-8, WD-14 to WD-16). */
export function freeTiles(state: WaddleWaddleState, grid: Grid): readonly Tile[] {
  const holdsNone = holdingNone(grid);
  return state.tiles.filter(
    (tile) => !isGrumpy(state, tile) && !isJustAdded(state, tile) && holdsNone(indexOf(grid, tile)),
  );
}

/** Whether the seat to move can place any of its remaining tiles (WD-31). */
export function canAdd(state: WaddleWaddleState, grid: Grid): boolean {
  const supply = state.supply[state.turn] ?? [];
  const places = openPlaces(grid);
  return supply.some((count, type) => {
    if (count === 0) return false;
    const isOff = repelled(state, grid, type, state.turn);
    return places.some((place) => isOff[place] !== true);
  });
}
