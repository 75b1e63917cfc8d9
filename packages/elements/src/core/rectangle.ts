/** Where keys lead on a rectangle of places, or in rows of which some are shorter. */
import type { Place } from '@griddle/rules/core/contract.js';
import type { Ground } from './board-view.js';

/** The place of a row in a column; that at its end, where the row is shorter. */
function inColumn(row: readonly Place[] | undefined, x: number): Place | undefined {
  return row?.[x] ?? row?.at(-1);
}

/** The place that a key leads to, undefined for a key that leads nowhere. Arrows are visual. */
export function rectangleStep({ rows }: Ground, from: Place, key: string): Place | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  const x = rows[y]?.indexOf(from) ?? 0;
  switch (key) {
    case 'ArrowLeft':
      return rows[y]?.[x - 1];
    case 'ArrowRight':
      return rows[y]?.[x + 1];
    case 'ArrowUp':
      return inColumn(rows[y - 1], x);
    case 'ArrowDown':
      return inColumn(rows[y + 1], x);
    case 'Home':
      return rows[y]?.[0];
    case 'End':
      return rows[y]?.at(-1);
    case 'PageUp':
      return inColumn(rows[0], x);
    case 'PageDown':
      return inColumn(rows.at(-1), x);
    default:
      return undefined;
  }
}
