/** Where keys lead on the draft board. */
import type { Place } from '@griddle/rules/core/contract.js';
import type { Ground } from '../old-core/board-view.js';
import { rectangleStep } from '../old-core/rectangle.js';
import { numberIn, ROWS } from './draft-places.js';

/** Slots and tiles as they lie, nothing in the corners. */
const LAID = ROWS.map((row) => (row.length < 5 ? ['', ...row, ''] : row));

/** The place that a key leads to, from what lies over a slot as from the slot. */
export function draftStep({ viewBox }: Ground, from: Place, key: string): Place | undefined {
  if (key === 'Home') return 'slot:0';
  if (key === 'End') return 'slot:6';
  const slot = /^(slot|tile)/.test(from) ? from : `slot:${numberIn(from)}`;
  return rectangleStep({ viewBox, rows: LAID }, slot, key) || undefined;
}
