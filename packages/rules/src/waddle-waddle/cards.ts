/** Configuration cards: the criteria the last action meets, and the cards that may leave the field (WD-18 to WD-23). */
import { chain, boardOf, neighbourTiles } from './places.js';
import { CARDS, GROUP_SIZE } from './components.js';
import { gridOf, indexOf, MIDDLE } from './hex.js';
import type { Grid } from './hex.js';
import { distances, mayLeave, withoutTile } from './ways.js';
import { hasDone, type FieldCard, type Tile, type WaddleWaddleState } from './state.js';
import type { Criterion } from './components.js';

/**
 * Returns the tile just added or moved, for which a card may be taken; undefined when there is none or the turn's card has
 * been taken (WD-18).
 */
export function actingTile(state: WaddleWaddleState): Tile | undefined {
  const last = state.done[state.done.length - 1];
  if (state.rules.modules < 2 || last === undefined) return undefined;
  if (!state.rules.cardPerAction && hasDone(state, 'c')) return undefined;
  // A taken card and a tile set aside have the Iceberg's coordinates, where there is no tile
  return state.tiles.find((tile) => tile.q === last.q && tile.r === last.r);
}

/** Whether a card may leave the field (WD-19): by WD-13 to WD-15, with the recap card as the Iceberg. */
export function mayLeaveField(field: readonly FieldCard[], card: FieldCard): boolean {
  return leavesField(gridOf(field), card);
}

function leavesField(field: Grid, card: FieldCard): boolean {
  const index = indexOf(field, card);
  return withoutTile(field, index, () => mayLeave(field, index));
}

/** Caches the takeable cards of the last position: a move, the panel and the marks all need them. */
let known: { readonly state: WaddleWaddleState; readonly cards: readonly FieldCard[] } | undefined;

/** Returns the cards that may be taken now: free to leave, with a criterion that the acting tile meets. */
export function takeable(state: WaddleWaddleState): readonly FieldCard[] {
  if (known?.state !== state) known = { state, cards: cardsFor(state) };
  return known.cards;
}

function cardsFor(state: WaddleWaddleState): readonly FieldCard[] {
  const tile = actingTile(state);
  if (tile === undefined) return [];
  const acted: Acted = { state, grid: boardOf(state), tile };
  const field = gridOf(state.field);
  return state.field.filter((card) => meets(acted, card) && leavesField(field, card));
}

/** Whether the acting tile meets a card's criterion, as any part of its pattern (WD-18). */
export function isMet(state: WaddleWaddleState, grid: Grid, card: FieldCard, acted: Tile): boolean {
  return meets({ state, grid, tile: acted }, card);
}

/** The acting tile, and data about it that several cards need. */
interface Acted {
  readonly state: WaddleWaddleState;
  readonly grid: Grid;
  readonly tile: Tile;
  /** Steps from the Iceberg and from the tile, computed on demand. */
  ways?: { readonly fromIceberg: readonly number[]; readonly fromTile: readonly number[] };
}

function meets(acted: Acted, card: FieldCard): boolean {
  const criterion = CARDS[card.card]?.criterion;
  if (criterion === undefined) return false;
  const { state, grid, tile } = acted;
  if (criterion.kind === 'adjacency') return meetsAdjacency(state, grid, criterion, tile);
  if (criterion.kind === 'proximity') return meetsProximity(acted, criterion);
  return meetsSize(state, grid, criterion.type, tile);
}

/** WD-20: a tile of the named type touches tiles of the two other types, each of a different colour than its own. */
function meetsAdjacency(
  state: WaddleWaddleState,
  grid: Grid,
  criterion: Criterion & { readonly kind: 'adjacency' },
  acted: Tile,
): boolean {
  for (const centre of [acted, ...neighbourTiles(state, grid, indexOf(grid, acted))]) {
    if (centre.type !== criterion.type) continue;
    const round = neighbourTiles(state, grid, indexOf(grid, centre)).filter(
      (tile) => state.rules.anyColour || tile.colour !== centre.colour,
    );
    const found = criterion.others.map((type) => round.filter((tile) => tile.type === type));
    if (found.some((tiles) => tiles.length === 0)) continue;
    if (centre === acted || found.some((tiles) => tiles.includes(acted))) return true;
  }
  return false;
}

/** WD-21: enough tiles are between a tile of the type and the Iceberg, and the acting tile is in that chain. */
function meetsProximity(acted: Acted, criterion: Criterion & { readonly kind: 'proximity' }): boolean {
  const { state, grid } = acted;
  const own = indexOf(grid, acted.tile);
  acted.ways = acted.ways ?? {
    fromIceberg: distances(grid, grid.cells.indexOf(MIDDLE)),
    fromTile: distances(grid, own),
  };
  const { fromIceberg, fromTile } = acted.ways;
  const reached = fromIceberg[own] ?? 0;
  return state.tiles.some((tile) => {
    if (tile.type !== criterion.type) return false;
    const index = indexOf(grid, tile);
    const far = fromIceberg[index] ?? 0;
    const beyond = fromTile[index] ?? -1;
    return far > criterion.between && beyond >= 0 && reached + beyond === far;
  });
}

/** WD-22: the acting tile is of the type and has joined a group of its colour that had enough tiles without it. */
function meetsSize(state: WaddleWaddleState, grid: Grid, type: number, acted: Tile): boolean {
  if (acted.type !== type) return false;
  const start = indexOf(grid, acted);
  return grid.steps.some((step) => {
    const joined = state.tiles[grid.cells[start + step] ?? -1]?.colour === acted.colour;
    return joined && chain(state.tiles, grid, start + step, acted.colour, start).length >= GROUP_SIZE;
  });
}
