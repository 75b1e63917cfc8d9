/** Places of hexagonal areas: their hexes, rows and keyboard navigation. */
import { hexCentre } from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { hexAt, hexText, type Grid, type Hex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import { rectangleStep, type Layout } from '#core';

/** Places row by row from the top, each from the left. */
export type Rows = readonly (readonly Place[])[];

/** Returns the hex of a place, `1,-2` or `card:1,-2`; the origin for anything else. */
export function hexOf(place: Place): Hex {
  const [q, r] = place
    .slice(place.indexOf(':') + 1)
    .split(',')
    .map(Number);
  return { q: q || 0, r: r || 0 };
}

/** Returns the shown hexes of a grid as prefixed places, in rows from the top, each from the left. */
export function rowsOf(grid: Grid, isShown: (index: number) => boolean, prefix = ''): Rows {
  const rows: Place[][] = [];
  grid.cells.forEach((_cell, index) => {
    if (!isShown(index)) return;
    const hex = hexAt(grid, index);
    (rows[hex.r - grid.top] ??= []).push(prefix + hexText(hex));
  });
  return Object.values(rows);
}

/** Returns the same rows, flipped. */
export function turned(rows: Rows): Rows {
  return rows.map((row) => row.toReversed()).toReversed();
}

/** Q E Z C move to the four neighbours in other rows. */
const DIRECT: Readonly<Record<string, Hex>> = {
  q: { q: 0, r: -1 },
  e: { q: 1, r: -1 },
  z: { q: -1, r: 1 },
  c: { q: 0, r: 1 },
};

/**
 * Returns the place that a key leads to: along the row, nearest in the row above or below, or diagonally. `column` is the x
 * kept when changing rows, in the picture's units as displayed.
 */
export function hexStep(layout: Layout, from: Place, key: string, column: number, flipped: boolean): Place | undefined {
  const { rows } = layout;
  const turn = flipped ? -1 : 1;
  const direct = DIRECT[key.toLowerCase()];
  if (direct) {
    const { q, r } = hexOf(from);
    const next = from.slice(0, from.indexOf(':') + 1) + hexText({ q: q + direct.q * turn, r: r + direct.r * turn });
    return rows.flat().find((place) => place === next);
  }
  const y = rows.findIndex((row) => row.includes(from));
  const otherRows: Readonly<Record<string, readonly Place[] | undefined>> = {
    ArrowUp: rows[y - 1],
    ArrowDown: rows[y + 1],
    PageUp: rows[0],
    PageDown: rows.at(-1),
  };
  if (!(key in otherRows)) return rectangleStep(layout, from, key);
  const away = (place: Place): number => Math.abs(hexCentre(hexOf(place), flipped)[0] - column);
  // The nearest place of the other row; of two, the left one
  return otherRows[key]?.reduce((best, place) => (away(place) < away(best) - 0.01 ? place : best));
}
