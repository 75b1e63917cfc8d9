/** Tie-breaks between seats with the same points. */
import type { SeatScore } from '@griddle/rules/core/contract.js';

/** The number of the tie-break that tells two seats apart; -1 where none does. */
export function tieBetween(a: SeatScore, b: SeatScore): number {
  return a.ties.findIndex((tie, at) => tie !== b.ties[at]);
}
