/** Configuration cards: which criteria the last action meets, and which cards may leave the field (WD-18 to WD-23). */
import { CARDS, GROUP_SIZE } from './components.js';
import { gridOf, indexOf, MIDDLE } from './hex.js';
import type { Grid, Hex } from './hex.js';
import { stuckWithout, withoutTile } from './leaving.js';
import type { Stuck } from './leaving.js';
import { boardOf } from './places.js';
import type { Criterion } from './components.js';
import type { FieldCard, Tile, WaddleWaddleState } from './state.js';

/**
 * The tile just added or moved, for which a card may be taken now; undefined when there is none or the turn's card has
 * been taken (WD-18).
 */
export function actingTile(state: WaddleWaddleState): Tile | undefined {
  const last = state.done[state.done.length - 1];
  if (state.rules.modules < 2 || last === undefined || last.act === 'c' || last.act === 'x') return undefined;
  if (!state.rules.cardPerAction && state.done.some((done) => done.act === 'c')) return undefined;
  return state.tiles.find((tile) => tile.q === last.q && tile.r === last.r);
}

/** Why a card may not leave the field (WD-19): as WD-13 to WD-15, with the recap card as the Iceberg. */
export function cardStuck(field: readonly FieldCard[], card: FieldCard): Stuck | undefined {
  const grid = gridOf(field);
  const index = indexOf(grid, card);
  return withoutTile(grid, index, () => stuckWithout(grid, index));
}

/** The cards that may be taken now: free to leave, and met by the tile that just acted. */
export function takeable(state: WaddleWaddleState): readonly FieldCard[] {
  const tile = actingTile(state);
  if (tile === undefined) return [];
  const grid = boardOf(state);
  return state.field.filter((card) => isMet(state, grid, card, tile) && cardStuck(state.field, card) === undefined);
}

/** Whether the tile that just acted meets a card's criterion, as part of its pattern in any role (WD-18). */
export function isMet(state: WaddleWaddleState, grid: Grid, card: FieldCard, acted: Tile): boolean {
  const criterion = CARDS[card.card]?.criterion;
  if (criterion === undefined) return false;
  if (criterion.kind === 'adjacency') return meetsAdjacency(state, grid, criterion, acted);
  if (criterion.kind === 'proximity') return meetsProximity(state, grid, criterion, acted);
  return meetsSize(state, grid, criterion.type, acted);
}

function tilesRound(state: WaddleWaddleState, grid: Grid, hex: Hex): Tile[] {
  const index = indexOf(grid, hex);
  const tiles: Tile[] = [];
  for (const step of grid.steps) {
    const tile = state.tiles[grid.cells[index + step] ?? -1];
    if (tile !== undefined) tiles.push(tile);
  }
  return tiles;
}

/** WD-20: a tile of the named type touches tiles of the two other types, each of a colour other than its own. */
function meetsAdjacency(
  state: WaddleWaddleState,
  grid: Grid,
  criterion: Criterion & { readonly kind: 'adjacency' },
  acted: Tile,
): boolean {
  for (const centre of [acted, ...tilesRound(state, grid, acted)]) {
    if (centre.type !== criterion.type) continue;
    const round = tilesRound(state, grid, centre).filter(
      (tile) => state.rules.anyColour || tile.colour !== centre.colour,
    );
    const found = criterion.others.map((type) => round.filter((tile) => tile.type === type));
    if (found.some((tiles) => tiles.length === 0)) continue;
    if (centre === acted || found.some((tiles) => tiles.includes(acted))) return true;
  }
  return false;
}

/** WD-21: enough tiles lie between a tile of the type and the Iceberg, and the tile that acted is one of that chain. */
function meetsProximity(
  state: WaddleWaddleState,
  grid: Grid,
  criterion: Criterion & { readonly kind: 'proximity' },
  acted: Tile,
): boolean {
  const fromIceberg = distances(grid, grid.cells.indexOf(MIDDLE));
  const fromActed = distances(grid, indexOf(grid, acted));
  const reached = fromIceberg[indexOf(grid, acted)] ?? 0;
  return state.tiles.some((tile) => {
    const index = indexOf(grid, tile);
    const far = fromIceberg[index] ?? 0;
    const beyond = fromActed[index] ?? -1;
    return tile.type === criterion.type && far > criterion.between && beyond >= 0 && reached + beyond === far;
  });
}

/** Steps along touching tiles from one hex to every other; the Iceberg is an end and never a link. */
function distances(grid: Grid, start: number): number[] {
  const steps: number[] = [];
  for (let i = 0; i < grid.cells.length; i++) steps.push(-1);
  steps[start] = 0;
  const found = [start];
  for (let i = 0; i < found.length; i++) {
    const from = found[i] ?? start;
    for (const step of grid.steps) {
      const to = from + step;
      const cell = grid.cells[to] ?? -1;
      if (cell < 0 || cell === MIDDLE || steps[to] !== -1) continue;
      steps[to] = (steps[from] ?? 0) + 1;
      found.push(to);
    }
  }
  return steps;
}

/** WD-22: the tile that acted is of the type and has joined a group of its colour that had enough tiles without it. */
function meetsSize(state: WaddleWaddleState, grid: Grid, type: number, acted: Tile): boolean {
  if (acted.type !== type) return false;
  const start = indexOf(grid, acted);
  return grid.steps.some((step) => groupFrom(state, grid, start + step, acted, start).length >= GROUP_SIZE);
}

/** The tiles of a colour joined to a hex, one hex left out. */
function groupFrom(state: WaddleWaddleState, grid: Grid, from: number, like: Tile, without: number): number[] {
  const found: number[] = [];
  if (state.tiles[grid.cells[from] ?? -1]?.colour !== like.colour) return found;
  found.push(from);
  for (let i = 0; i < found.length; i++) {
    for (const step of grid.steps) {
      const to = (found[i] ?? from) + step;
      if (to === without || found.includes(to)) continue;
      if (state.tiles[grid.cells[to] ?? -1]?.colour === like.colour) found.push(to);
    }
  }
  return found;
}
