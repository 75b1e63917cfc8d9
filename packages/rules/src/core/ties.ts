/** Tie-breaks between seats with equal points. */
import type { Outcome, SeatScore } from './contract.js';

/** Returns the index of the tie-break that separates two seats; -1 for none. */
export function tieBetween(a: SeatScore, b: SeatScore): number {
  for (let at = 0; at < a.ties.length; at++) {
    if (a.ties[at] !== b.ties[at]) return at;
  }
  return -1;
}

/**
 * The index of the last tie-break that separated the winners from seats with equal points; -1 where points alone decided
 * the game, or something other than points, given as `by`.
 */
export function decidingTie(sheets: readonly SeatScore[], { by, winners }: Outcome): number {
  const best = sheets.find(({ seat }) => seat === winners[0]);
  // All games decided first by points use this code
  if (by !== 'points' || best === undefined) return -1;
  let deciding = -1;
  for (const other of sheets) {
    if (other.total === best.total) deciding = Math.max(deciding, tieBetween(best, other));
  }
  return deciding;
}
