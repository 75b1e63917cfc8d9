/** Places of hexagonal areas: rows, neighbours for keys, and what is known of a state's board. */
import { boxRound, HEX, hexAt as hexAtPoint, hexCentre, ringRound } from '@griddle/art/waddle-waddle/index.js';
import type { Point } from '@griddle/art';
import type { Place } from '@griddle/rules/core/contract.js';
import { gridOf, hexText, indexOf, isHeld, readHex, type Grid, type Hex } from '@griddle/rules/waddle-waddle/hex.js';
import type { Tile } from '@griddle/rules/waddle-waddle/state.js';
import type { Ground } from '../core/board-view.js';

export const MIDDLE: Hex = { q: 0, r: 0 };

/** The hex of a place, `1,-2` or `card:1,-2`; the middle for a place that is none. */
export function hexOf(place: Place): Hex {
  return readHex(place, place.indexOf(':') + 1)?.hex ?? MIDDLE;
}

/** Hexes in rows from the top, each from the left, as places with a prefix. */
export function rowsOf(hexes: readonly Hex[], flipped: boolean, prefix = ''): readonly (readonly Place[])[] {
  const turn = flipped ? -1 : 1;
  const rows = new Map<number, Hex[]>();
  for (const hex of hexes) rows.set(hex.r, [...(rows.get(hex.r) ?? []), hex]);
  return [...rows.entries()]
    .sort(([a], [b]) => (a - b) * turn)
    .map(([, row]) => row.sort((a, b) => (a.q - b.q) * turn).map((hex) => prefix + hexText(hex)));
}

/** Q E Z C lead to the four neighbours that stand in other rows. */
const DIRECT: Readonly<Record<string, Hex>> = {
  q: { q: 0, r: -1 },
  e: { q: 1, r: -1 },
  z: { q: -1, r: 1 },
  c: { q: 0, r: 1 },
};

/** The steps of keys over hexes: along the row, to the nearest in the row above or below, or direct. */
export function hexStep(
  { rows }: Ground,
  from: Place,
  key: string,
  column: number,
  flipped: boolean,
): Place | undefined {
  const turn = flipped ? -1 : 1;
  const y = rows.findIndex((row) => row.includes(from));
  const x = rows[y]?.indexOf(from) ?? 0;
  const direct = DIRECT[key.toLowerCase()];
  switch (key) {
    case 'ArrowLeft':
      return rows[y]?.[x - 1];
    case 'ArrowRight':
      return rows[y]?.[x + 1];
    case 'ArrowUp':
      return nearest(rows[y - 1], column, turn);
    case 'ArrowDown':
      return nearest(rows[y + 1], column, turn);
    case 'Home':
      return rows[y]?.[0];
    case 'End':
      return rows[y]?.at(-1);
    case 'PageUp':
      return nearest(rows[0], column, turn);
    case 'PageDown':
      return nearest(rows.at(-1), column, turn);
  }
  if (!direct) return undefined;
  const { q, r } = hexOf(from);
  const next = from.slice(0, from.indexOf(':') + 1) + hexText({ q: q + direct.q * turn, r: r + direct.r * turn });
  return rows.some((row) => row.includes(next)) ? next : undefined;
}

/** The place of a row that is nearest to a column, the left one of two. */
function nearest(row: readonly Place[] | undefined, column: number, turn: number): Place | undefined {
  const away = (place: Place): number => Math.abs(hexCentre(hexOf(place))[0] * turn - column);
  return row?.reduce((best, place) => (away(place) < away(best) - 0.01 ? place : best));
}

export const HIT = HEX;

export function placeAt([x, y]: Point, flipped: boolean): Place {
  return hexText(hexAtPoint(flipped ? [-x, -y] : [x, y]));
}

/** What a board of tiles comes to; found once for each board. */
export interface Board {
  readonly grid: Grid;
  readonly tiles: ReadonlyMap<Place, Tile>;
  /** Sizes of groups (WD-25), by the places of their tiles; a single tile is 1. */
  readonly sizes: ReadonlyMap<Place, number>;
  /** Empty places that touch enough, open or closed (WD-9, WD-10). */
  readonly open: readonly Place[];
  readonly closed: readonly Place[];
  /** Seen from this side and from the other one. */
  readonly grounds: readonly [Ground, Ground];
}

const boards = new WeakMap<readonly Tile[], Board>();

export function boardOf(tiles: readonly Tile[]): Board {
  let board = boards.get(tiles);
  if (!board) boards.set(tiles, (board = makeBoard(tiles)));
  return board;
}

function makeBoard(tiles: readonly Tile[]): Board {
  const grid = gridOf(tiles);
  const ring = ringRound(tiles);
  const held = ring.filter((hex) => isHeld(grid, indexOf(grid, hex)));
  const isOpen = (hex: Hex): boolean => grid.reach[indexOf(grid, hex)] === 1;
  const hexes = [MIDDLE, ...tiles, ...ring];
  const ground = (flipped: boolean): Ground => ({ viewBox: boxRound(tiles, flipped), rows: rowsOf(hexes, flipped) });
  return {
    grid,
    tiles: new Map(tiles.map((tile) => [hexText(tile), tile])),
    sizes: sizesOf(tiles, grid),
    open: held.filter(isOpen).map(hexText),
    closed: held.filter((hex) => !isOpen(hex)).map(hexText),
    grounds: [ground(false), ground(true)],
  };
}

function sizesOf(tiles: readonly Tile[], grid: Grid): ReadonlyMap<Place, number> {
  const sizes = new Map<Place, number>();
  for (const start of tiles) {
    if (sizes.has(hexText(start))) continue;
    const group = [start];
    for (const tile of group) {
      for (const step of grid.steps) {
        const other = tiles[grid.cells[indexOf(grid, tile) + step] ?? -1];
        if (other && other.colour === start.colour && !group.includes(other)) group.push(other);
      }
    }
    for (const tile of group) sizes.set(hexText(tile), group.length);
  }
  return sizes;
}
