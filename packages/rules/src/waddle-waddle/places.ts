/** Where a tile may come to lie, and which tiles may move (WD-8 to WD-17). */
import { chain } from './chain.js';
import { ALPHA, BELLY, GRUMPY } from './components.js';
import { gridOf, hexAt, hexesAt, indexOf, isHeld, isTaken, neighbours } from './hex.js';
import type { Grid, Hex } from './hex.js';
import { stuckWithout, withoutTile } from './leaving.js';
import { addIsDone, hasDone, isLastTurn } from './state.js';
import type { Tile, WaddleWaddleState } from './state.js';

/** Why a tile may not lie somewhere or may not move, with the hexes that show it. */
export interface Reason {
  readonly rule: string;
  readonly code: string;
  readonly places: readonly Hex[];
}

/** The board of a state as a grid. */
export function boardOf(state: WaddleWaddleState): Grid {
  return gridOf(state.tiles);
}

/** Why nothing may come to lie on a hex, whatever its type (WD-9, WD-10). */
export function closedReason(grid: Grid, index: number): Reason | undefined {
  if (index < 0) return { rule: 'WD-9', code: 'touches-too-little', places: [] };
  if (isTaken(grid, index)) return { rule: 'WD-9', code: 'occupied', places: [hexAt(grid, index)] };
  if (!isHeld(grid, index))
    return { rule: 'WD-9', code: 'touches-too-little', places: hexesAt(grid, neighbours(grid, index)) };
  if (grid.reach[index] !== 1)
    return { rule: 'WD-10', code: 'no-way-in', places: hexesAt(grid, neighbours(grid, index)) };
  return undefined;
}

/** Why a tile of this type and colour may not lie on an open hex (WD-11, WD-12); only with module 1. */
export function abilityReason(
  state: WaddleWaddleState,
  grid: Grid,
  index: number,
  type: number,
  colour: number,
): Reason | undefined {
  if (state.rules.modules < 1) return undefined;
  if (type === BELLY) {
    const bellies = neighbourTiles(state, grid, index).filter((tile) => tile.type === BELLY);
    if (bellies.length > 0) return { rule: 'WD-12', code: 'next-to-belly', places: bellies };
  }
  if (type === ALPHA) {
    const alpha = alphaOfGroups(state, grid, index, colour);
    if (alpha !== undefined) return { rule: 'WD-11', code: 'second-alpha', places: [alpha] };
  }
  return undefined;
}

/** An Alpha in a group of the colour that touches the hex; a single tile counts as a group here (WD-11). */
function alphaOfGroups(state: WaddleWaddleState, grid: Grid, index: number, colour: number): Tile | undefined {
  for (const at of chain(state.tiles, grid, index, colour)) {
    const tile = state.tiles[grid.cells[at] ?? -1];
    if (tile !== undefined && tile.type === ALPHA) return tile;
  }
  return undefined;
}

/** The tiles round a hex. */
export function neighbourTiles(state: WaddleWaddleState, grid: Grid, index: number): Tile[] {
  const tiles: Tile[] = [];
  for (const step of grid.steps) {
    const tile = state.tiles[grid.cells[index + step] ?? -1];
    if (tile !== undefined) tiles.push(tile);
  }
  return tiles;
}

/** Every open hex that something may come to lie on (WD-9, WD-10), row by row. */
export function openPlaces(grid: Grid): number[] {
  const places: number[] = [];
  for (let index = 0; index < grid.cells.length; index++) {
    if (grid.reach[index] === 1 && isHeld(grid, index)) places.push(index);
  }
  return places;
}

/** Why a tile may not be moved now, wherever to (WD-7, WD-8, WD-13 to WD-16). To be asked inside `withoutTile`. */
export function stayReason(state: WaddleWaddleState, grid: Grid, tile: Tile): Reason | undefined {
  if (state.rules.modules >= 1 && tile.type === GRUMPY) return { rule: 'WD-16', code: 'grumpy', places: [tile] };
  if (state.done.some((done) => done.act === 'a' && done.q === tile.q && done.r === tile.r)) {
    return { rule: 'WD-8', code: 'just-added', places: [tile] };
  }
  return stuckWithout(grid, indexOf(grid, tile));
}

/** Why no tile at all may be moved now (WD-6, WD-7). */
export function noMoveReason(state: WaddleWaddleState): Reason | undefined {
  if (hasDone(state, 'm')) return { rule: 'WD-6', code: 'moved-already', places: [] };
  if (isLastTurn(state)) return { rule: 'WD-7', code: 'last-turn', places: [] };
  return undefined;
}

/** Where a tile may go (WD-17), or none when it has to stay. The grid is left as it was. */
export function goalsOf(state: WaddleWaddleState, grid: Grid, tile: Tile): readonly number[] {
  const from = indexOf(grid, tile);
  return withoutTile(grid, from, () => {
    if (stayReason(state, grid, tile) !== undefined) return [];
    return openPlaces(grid).filter(
      (to) => to !== from && abilityReason(state, grid, to, tile.type, tile.colour) === undefined,
    );
  });
}

/** Whether the seat to move has any place for a tile it has left (WD-31). */
export function canAdd(state: WaddleWaddleState, grid: Grid): boolean {
  const supply = state.supply[state.turn] ?? [];
  const places = openPlaces(grid);
  return supply.some(
    (count, type) =>
      count > 0 && places.some((place) => abilityReason(state, grid, place, type, state.turn) === undefined),
  );
}

/** Whether an add is due (WD-6). */
export function addIsDue(state: WaddleWaddleState): boolean {
  return !state.over && !addIsDone(state);
}
