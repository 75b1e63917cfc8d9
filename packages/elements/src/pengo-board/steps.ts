/** Where keys lead over hexes. Fetched with the hands that ask for it. */
import { hexCentre } from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { hexText, type Hex } from '@griddle/rules/waddle-waddle/hex.js';
import type { Ground } from '../old-core/board-view.js';
import { rectangleStep } from '../old-core/rectangle.js';
import { hexOf } from './hexes.js';

/** Q E Z C lead to the four neighbours that stand in other rows. */
const DIRECT: Readonly<Record<string, Hex>> = {
  q: { q: 0, r: -1 },
  e: { q: 1, r: -1 },
  z: { q: -1, r: 1 },
  c: { q: 0, r: 1 },
};

/** The steps of keys over hexes: along the row, to the nearest in the row above or below, or direct. */
export function hexStep(ground: Ground, from: Place, key: string, column: number, flipped: boolean): Place | undefined {
  const { rows } = ground;
  const turn = flipped ? -1 : 1;
  const direct = DIRECT[key.toLowerCase()];
  if (direct) {
    const { q, r } = hexOf(from);
    const next = from.slice(0, from.indexOf(':') + 1) + hexText({ q: q + direct.q * turn, r: r + direct.r * turn });
    return rows.flat().find((place) => place === next);
  }
  const y = rows.findIndex((row) => row.includes(from));
  const across: Readonly<Record<string, readonly Place[] | undefined>> = {
    ArrowUp: rows[y - 1],
    ArrowDown: rows[y + 1],
    PageUp: rows[0],
    PageDown: rows.at(-1),
  };
  const away = (place: Place): number => Math.abs(hexCentre(hexOf(place))[0] * turn - column);
  // The nearest of the other row, the left one of two
  return key in across
    ? across[key]?.reduce((best, place) => (away(place) < away(best) - 0.01 ? place : best))
    : rectangleStep(ground, from, key);
}
