/** Places of hexagonal areas: rows, neighbours for keys, and what is known of a state's board. */
import { boxRound } from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { chain } from '@griddle/rules/waddle-waddle/chain.js';
import {
  EMPTY,
  gridOf,
  hexAt,
  hexText,
  MIDDLE,
  touching,
  type Grid,
  type Hex,
} from '@griddle/rules/waddle-waddle/hex.js';
import type { Tile } from '@griddle/rules/waddle-waddle/state.js';
import type { Ground } from '../old-core/board-view.js';

/** The hex of a place, `1,-2` or `card:1,-2`; the middle for a place that is none. */
export function hexOf(place: Place): Hex {
  const [q, r] = place
    .slice(place.indexOf(':') + 1)
    .split(',')
    .map(Number);
  return { q: q || 0, r: r || 0 };
}

/** The shown hexes of a grid in rows from the top, each from the left, as places with a prefix. */
export function rowsOf(grid: Grid, shows: (index: number) => boolean, prefix = ''): Rows {
  const rows: Place[][] = [];
  grid.cells.forEach((_cell, index) => {
    if (!shows(index)) return;
    const hex = hexAt(grid, index);
    (rows[hex.r - grid.top] ??= []).push(prefix + hexText(hex));
  });
  return Object.values(rows);
}

/** Places row by row from the top, each from the left, as keys and readers of screens go through them. */
export type Rows = readonly (readonly Place[])[];

/** The same rows seen from the other side. */
export function turned(rows: Rows): Rows {
  return rows.map((row) => [...row].reverse()).reverse();
}

/** Content of a place that touches enough and no tile can reach (WD-10); see `Board`. */
export const CLOSED = 2;
/** Content of the place of the Iceberg; see `Board`. */
export const ICEBERG = 3;
/** The least content of a place with a tile; see `Board`. */
export const TILE = 4;
const [BARE, OPEN] = [0, 1];

/** What a board of tiles comes to; found once for each board. */
export interface Board {
  readonly grid: Grid;
  /**
   * What lies on each place: nothing, and it touches too little, or is open or closed (WD-9, WD-10), the Iceberg, or a tile,
   * which is `TILE`, 1 more beside the Iceberg, 2 for each tile of its group (WD-25), and 64 times its number in the pictures.
   */
  readonly contents: ReadonlyMap<Place, number>;
  /** Seen from this side and from the other one. */
  readonly grounds: readonly [Ground, Ground];
}

const boards = new WeakMap<readonly Tile[], Board>();

/** Made once for each list of tiles, which no move changes. */
export function boardOf(tiles: readonly Tile[]): Board {
  let board = boards.get(tiles);
  if (!board) boards.set(tiles, (board = makeBoard(tiles)));
  return board;
}

function makeBoard(tiles: readonly Tile[]): Board {
  const grid = gridOf(tiles);
  const { cells, reach } = grid;
  const contents = new Map<Place, number>();
  const rows = rowsOf(grid, (index) => {
    const cell = cells[index] ?? EMPTY;
    const { tiles: near, middle } = touching(grid, index);
    if (cell < EMPTY || (cell === EMPTY && !middle && near === 0)) return false;
    const tile = tiles[cell];
    const empty = near > 1 || middle ? (reach[index] === 1 ? OPEN : CLOSED) : BARE;
    contents.set(
      hexText(hexAt(grid, index)),
      tile
        ? TILE + Number(middle) + 2 * chain(tiles, grid, index, tile.colour).length + 64 * (4 * tile.colour + tile.type)
        : cell === MIDDLE
          ? ICEBERG
          : empty,
    );
    return true;
  });
  return {
    grid,
    contents,
    grounds: [
      { viewBox: boxRound(tiles), rows },
      { viewBox: boxRound(tiles, true), rows: turned(rows) },
    ],
  };
}
