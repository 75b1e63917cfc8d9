/** Where keys lead on a rectangle of places. */
import type { Place } from '@griddle/rules/core/contract.js';
import type { Ground } from './board-view.js';

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
      return rows[y - 1]?.[x];
    case 'ArrowDown':
      return rows[y + 1]?.[x];
    case 'Home':
      return rows[y]?.[0];
    case 'End':
      return rows[y]?.at(-1);
    case 'PageUp':
      return rows[0]?.[x];
    case 'PageDown':
      return rows.at(-1)?.[x];
    default:
      return undefined;
  }
}
