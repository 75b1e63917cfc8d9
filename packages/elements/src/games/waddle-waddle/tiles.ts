/** The places of a board of tiles and their content, computed once for each list of tiles. */
import { boxRound } from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { chain } from '@griddle/rules/internal/waddle-waddle/places.js';
import {
  EMPTY,
  gridOf,
  hexAt,
  hexText,
  MIDDLE,
  reachOf,
  touching,
  type Grid,
} from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { Tile } from '@griddle/rules/internal/waddle-waddle/state.js';
import type { Layout } from '#core';
import { rowsOf, turned } from './hexes.js';

/** The content of a place. */
export type Content =
  | {
      /**
       * `empty` touches too few tiles to be built on, `open` may be built on (WD-9), `closed` touches enough but no tile can
       * reach it (WD-10).
       */
      readonly kind: 'empty' | 'open' | 'closed' | 'iceberg';
    }
  | {
      readonly kind: 'tile';
      readonly tile: Tile;
      readonly touchesIceberg: boolean;
      /** The number of tiles in its group (WD-25). */
      readonly group: number;
    };

/** A board of tiles. */
export interface TileBoard {
  readonly grid: Grid;
  readonly contents: ReadonlyMap<Place, Content>;
  /** Its layout, unflipped and flipped. */
  readonly layouts: readonly [Layout, Layout];
}

const boards = new WeakMap<readonly Tile[], TileBoard>();

/** Returns the board of a list of tiles. */
export function boardOf(tiles: readonly Tile[]): TileBoard {
  const known = boards.get(tiles);
  if (known) return known;
  const made = makeBoard(tiles);
  boards.set(tiles, made);
  return made;
}

/** Returns the content of a place of a grid; undefined for an empty place with no neighbours. */
function contentAt(tiles: readonly Tile[], grid: Grid, index: number): Content | undefined {
  const cell = grid.cells[index] ?? EMPTY;
  const { tiles: near, middle: touchesIceberg } = touching(grid, index);
  if (cell === MIDDLE) return { kind: 'iceberg' };
  const tile = tiles[cell];
  if (tile) return { kind: 'tile', tile, touchesIceberg, group: chain(tiles, grid, index, tile.colour).length };
  if (cell !== EMPTY || (!touchesIceberg && near === 0)) return undefined;
  if (near < 2 && !touchesIceberg) return { kind: 'empty' };
  return { kind: reachOf(grid)[index] === 1 ? 'open' : 'closed' };
}

function makeBoard(tiles: readonly Tile[]): TileBoard {
  const grid = gridOf(tiles);
  const contents = new Map<Place, Content>();
  const rows = rowsOf(grid, (index) => {
    const content = contentAt(tiles, grid, index);
    if (content) contents.set(hexText(hexAt(grid, index)), content);
    return content !== undefined;
  });
  return {
    grid,
    contents,
    layouts: [
      { viewBox: boxRound(tiles), rows },
      { viewBox: boxRound(tiles, true), rows: turned(rows) },
    ],
  };
}
