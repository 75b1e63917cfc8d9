/** Where keys lead on a rectangle of places, or in rows of which some are shorter. */
import type { Place } from '@griddle/rules/core/contract.js';
import type { Ground } from './board-view.js';

/** The place that a key leads to, undefined for a key that leads nowhere. Arrows are visual. */
export function rectangleStep({ rows }: Ground, from: Place, key: string): Place | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y] ?? [];
  const x = row.indexOf(from);
  const along: Readonly<Record<string, Place | undefined>> = {
    ArrowLeft: row[x - 1],
    ArrowRight: row[x + 1],
    Home: row[0],
    End: row.at(-1),
  };
  const across: Readonly<Record<string, readonly Place[] | undefined>> = {
    ArrowUp: rows[y - 1],
    ArrowDown: rows[y + 1],
    PageUp: rows[0],
    PageDown: rows.at(-1),
  };
  // In a shorter row its end
  return along[key] ?? across[key]?.[x] ?? across[key]?.at(-1);
}
