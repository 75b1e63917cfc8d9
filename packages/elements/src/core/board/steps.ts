/** Where keys lead from place to place. */
import type { Place } from '@griddle/rules/core/contract.js';
import type { Layout } from '../area.js';

/** On a rectangle of places, or in rows of which some are shorter; undefined for nowhere. Arrows are visual. */
export function rectangleStep({ rows }: Layout, from: Place, key: string): Place | undefined {
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
